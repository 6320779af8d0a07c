import { whyNoMail } from '#domain/messages/trouble-texts.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

export const copyFileName = (createdAt: Date): string => `sicherung-${berlinDay(createdAt)}.backup`;

export const copyIs =
  'Eine Kopie ist das ganze Backup, verschlüsselt. Sie hilft, wenn das Konto mit Website und Datenbank verloren geht.';
export const copyKey =
  'Öffnen lässt sie sich nur mit dem Schlüssel BACKUP_ENCRYPTION_KEY: Bewahren Sie ihn getrennt von den Kopien auf, am besten auf Papier.';

const unreadable = 'Das neueste Backup ließ sich nicht lesen. Bitte erstellen Sie ein neues.';
const noKey =
  'Ohne Schlüssel (BACKUP_ENCRYPTION_KEY) sind Backups nicht verschlüsselt. Deshalb verlässt keine Kopie den Server.';

const whyNoCopy: Record<string, string> = { ...whyNoMail, unreadable };

export const copyTexts = {
  title: 'Kopie außerhalb',
  what: `${copyIs} ${copyKey}`,
  last: (moment: string) => `Letzte Kopie: ${moment}`,
  address: 'Jedes neue Backup auch per Mail an',
  addressHint: 'Leer: keine Kopie per Mail. Ein Postfach bei einem anderen Anbieter ist am sichersten.',
  nobody: 'keine Adresse',
  saved: 'Gespeichert. An eine neue Adresse gehen Kopien, sobald dort der Link in unserer Mail geöffnet wurde.',
  tooLarge: (size: string) =>
    `Das neueste Backup ist mit Fotos und Bildern für eine Mail zu groß: mindestens ${size}. Bitte laden Sie einmal im Monat eine Kopie herunter.`,
  failed: (trouble: string) =>
    `Die Kopie des Backups kam nicht in Ihrem Postfach an: ${whyNoCopy[trouble] ?? trouble} Wir versuchen es jede Nacht noch einmal.`,
  asked: (size: string) =>
    `Das Backup ist für eine Mail zu groß: mindestens ${size}. Bitte laden Sie die Kopie für diesen Monat herunter.`,
  download: 'Verschlüsselte Kopie herunterladen',
  downloading: 'Wird heruntergeladen...',
  downloaded: 'Die Kopie ist gespeichert. Bewahren Sie den Schlüssel woanders auf.',
  noBackup: 'Sobald es ein Backup gibt, können Sie eine Kopie herunterladen.',
  noKey,
  age: (words: string) => `Kopie außerhalb: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
};

/** The errors of the contract and the server, some by the problem of an archive. */
export const copyErrors = {
  address: 'Gültige E-Mail-Adresse erforderlich',
  missing: 'Dieses Backup gibt es nicht mehr. Bitte laden Sie die Seite neu.',
  unsealed: noKey,
  'key-missing': noKey,
  unreadable,
};
