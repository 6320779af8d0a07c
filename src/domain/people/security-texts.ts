import { numericDay } from '#shared/format/german-date.ts';
import type { SecurityData, SecurityEvent } from '#shared/stored-words.ts';

const times = (count: number) => (count === 1 ? 'einmal' : `${count}-mal`);
const customers = (count: number) => (count === 1 ? '1 Kunden' : `${count} Kunden`);
const requests = (count: number) => (count === 1 ? '1 Anfrage' : `${count} Anfragen`);
const days = ({ from, until }: { from: string; until: string }) => `${numericDay(from)} bis ${numericDay(until)}`;

const forAll = { messages: 'Mails über Anfragen', copies: 'Kopien der Backups' };

/** A sentence per event, in the log and in mails. `who` is a name or `command`. @public */
export const sentences: { [Kind in SecurityEvent]: (who: string, data: SecurityData[Kind]) => string } = {
  login: (who) => `${who} hat sich angemeldet`,
  'login-new-device': (who) => `${who} hat sich auf einem neuen Gerät angemeldet`,
  'login-failed': (_, { name, count }) =>
    `Anmeldung ${times(count)} fehlgeschlagen${name === null ? ', mit unbekannten Namen' : `: ${name}`}`,
  'proof-failed': (_, { name, count }) => `Passwort im Adminbereich ${times(count)} falsch eingegeben: ${name}`,
  'code-failed': (_, { name, count }) => `Code vom Notfallblatt ${times(count)} falsch eingegeben: ${name}`,
  'code-missing': (_, { name, count }) =>
    `Neues Gerät trotz richtigem Passwort oder Link ${times(count)} abgewiesen, weil der Code fehlte: ${name}`,
  password: (who, { username }) =>
    who === username ? `${who} hat das eigene Passwort geändert` : `${who} hat das Passwort von ${username} geändert`,
  'reset-asked': (_, { name, count }) => `Link für ein neues Passwort ${times(count)} angefordert: ${name}`,
  'password-reset': (who) => `${who} hat das vergessene Passwort über den Link einer Mail neu gesetzt`,
  'session-ended': (who, { device }) => `${who} hat ein eigenes Gerät abgemeldet: ${device}`,
  'sessions-ended': (who) => `${who} hat alle anderen eigenen Geräte abgemeldet`,
  'everything-ended': (who) =>
    `${who} hat nach „Jemand war drin“ alles beendet, womit man hineinkommt, und ein neues Passwort gewählt`,
  passkey: (who, { name }) => `${who} kann sich jetzt ohne Passwort anmelden, mit einem neuen Schlüssel: ${name}`,
  'passkey-removed': (who, { name }) => `${who} hat einen Schlüssel gelöscht: ${name}`,
  'passkey-count': (who, { name }) =>
    `Ein Schlüssel von ${who} zählt anders als erwartet, vielleicht gibt es eine Kopie: ${name}`,
  codes: (who) => `${who} hat ein neues Notfallblatt angelegt. Das frühere gilt nicht mehr`,
  'code-used': (who, { left }) => `${who} hat einen Code vom Notfallblatt benutzt, ${left} sind noch übrig`,
  account: (who, { username, email }) => `${who} hat die eigenen Angaben geändert: ${username}, ${email}`,
  addresses: (who, { addresses }) =>
    addresses.length > 0
      ? `${who} hat die Adressen für Mails geändert: ${addresses.join(', ')}`
      : `${who} hat die Adressen für Mails entfernt. Die Mails gehen an die Adressen der Zugänge`,
  'address-asked': (who, { email }) =>
    `${who} hat die Adresse ${email} eingetragen. Sie gilt, sobald dort der Link einer Mail geöffnet wird`,
  'address-withdrawn': (who, { email }) => `${who} hat die Adresse ${email} zurückgenommen, bevor sie bestätigt war`,
  'address-proven': (_, { email, username, use }) =>
    `Die Adresse ${email} ist bestätigt und gilt jetzt für ${use === 'account' ? `den Zugang von ${username}` : forAll[use]}`,
  email: (who, { username, email }) => `${who} hat die Mail-Adresse von ${username} geändert: ${email}`,
  invited: (who, { email }) => `${who} hat ${email} eingeladen`,
  'invitation-withdrawn': (who, { email }) => `${who} hat die Einladung an ${email} zurückgezogen`,
  joined: (who, { email }) => `${who} hat die Einladung an ${email} angenommen und hat jetzt Zugang`,
  created: (who, { username, email }) => `${who} hat den Zugang von ${username} angelegt (${email})`,
  'switched-off': (who, { username }) => `${who} hat den Zugang von ${username} abgeschaltet`,
  'switched-on': (who, { username }) => `${who} hat den Zugang von ${username} wieder eingeschaltet`,
  'mails-on': (who, { username }) => `${who} hat die Mails zu Anfragen für ${username} eingeschaltet`,
  'mails-off': (who, { username }) => `${who} hat die Mails zu Anfragen für ${username} abgeschaltet`,
  deleted: (who, { username }) => `${who} hat den Zugang von ${username} gelöscht`,
  owner: (who, { username, copies }) =>
    `${who} hat ${username} zum Inhaber gemacht${copies ? `. Kopien der Backups gehen weiter an ${copies}, bis ${username} das unter „Backups“ ändert` : ''}`,
  calendar: (who) => `${who} hat eine neue Kalenderadresse angelegt`,
  'push-device': (who, { device }) => `${who} bekommt Meldungen auf ein neues Gerät: ${device}`,
  'push-device-removed': (who, { device }) => `${who} bekommt auf ein Gerät keine Meldungen mehr: ${device}`,
  export: (who) => `${who} hat die Daten einer Person angesehen`,
  'exported-list': (who, { count }) => `${who} hat eine Datei mit ${requests(count)} gespeichert`,
  'imported-list': (who, { count }) => `${who} hat ${customers(count)} aus dem Notizbuch übernommen`,
  'import-undone': (who, { count }) => `${who} hat ${customers(count)} aus dem Notizbuch wieder entfernt`,
  // A line of an earlier release lacks the number.
  erasure: (who, { count }) =>
    `${who} hat die Daten einer Person gelöscht${count === undefined ? '' : `: ${requests(count)}`}`,
  purged: (who, { count }) => `${who} hat ${requests(count)} aus dem Papierkorb endgültig gelöscht`,
  'backup-on': (who) => `${who} hat die wöchentlichen Backups eingeschaltet`,
  'backup-off': (who) => `${who} hat die wöchentlichen Backups ausgeschaltet`,
  'copy-address': (who, { email }) =>
    email
      ? `${who} lässt Kopien der Backups an ${email} schicken`
      : `${who} lässt keine Kopien der Backups mehr schicken`,
  'copy-saved': (who) => `${who} hat eine Kopie eines Backups gespeichert`,
  restore: (who) => `${who} hat ein Backup eingespielt`,
  'photo-removed': (who, { request }) => `${who} hat ein Foto in den Papierkorb gelegt, Anfrage ${request}`,
  consent: (who, { request }) => `${who} hat notiert, dass ein Foto auf die Website darf, Anfrage ${request}`,
  'consent-ended': (who, { request }) =>
    `${who} hat notiert, dass ein Foto nicht mehr auf die Website darf, Anfrage ${request}`,
  published: (who, { revision }) => `${who} hat die Website veröffentlicht, Stand ${revision}`,
  absence: (who, dates) => `${who} hat „Ich bin nicht da“ eingetragen, ${days(dates)}`,
  'absence-ended': (who) => `${who} hat „Ich bin nicht da“ beendet`,
};

const command = 'Ein Befehl auf dem Server';

interface SecurityRow {
  kind: string;
  username: string | null;
  data: Record<string, unknown>;
}

/** Shows a kind of another release by its key. */
export function securitySentence({ kind, username, data }: SecurityRow): string {
  const who = username ?? command;
  const write = (sentences as Partial<Record<string, (who: string, data: unknown) => string>>)[kind];
  return write?.(who, data) ?? `${who}: ${kind}`;
}
