import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SECURITY_LOG_LINES } from '#admin/accounts/limits.ts';
import { eraseAgain } from '#commands/erase-again.ts';
import { DAY_MS } from '#config/limits.ts';
import { setCopyAddress } from '#domain/backups/copies.server.ts';
import { prepareDatabase } from '#domain/people/first-administrator.server.ts';
import { findSecurityLog } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { openBlobStore } from '#server/blobs.ts';
import type { SecurityEvent } from '#shared/stored-words.ts';
import session from '../../netlify/functions/session.ts';
import tidyUp from '../../netlify/functions/tidy-up.ts';
import { ADMIN, anAdmin, theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { Authenticator } from '../support/authenticator.ts';
import { contents } from '../support/database/contents.ts';
import { ownServices } from '../support/database/own-services.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { cookiesAfter, cookiesOf, invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { Device } from '../support/push-device.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';
import { tokenIn } from '../support/token-in.ts';

const { db, insert } = testDatabase();
const mailServer = testMailServer();
const owner = theOwner(db);

const NEW = 'Ein ganz anderes Kennwort 7';
const WRONG = { ...ADMIN, password: 'falsch' };
const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
/** Calls 'POST /account/password' of the area as the owner, in Firefox. */
const ask = (route: string, body?: object) => {
  const [method = '', path] = route.split(' ');
  return invoke(api, `/api/admin${path}`, { ...owner, headers, method, body });
};
const lastToken = () => tokenIn(mailServer.mails.findLast(({ text }) => tokenIn(text))?.text);
const inviteHelper = () => ask('POST /invitations', { email: 'h@firma.de' });
const addDevice = () => ask('PUT /push/devices', { ...new Device().subscription, isWished: true });
const saveAccount = (username: string, email = 'inhaberin@firma.example') => ask('PUT /account', { username, email });
const wishAddress = () => saveAccount('inhaberin', 'neu@firma.de');
const KURZ = { name: 'Kurz', email: '', phone: '06731 1', jobs: [] };
const importNotebook = () => ask('POST /notebook', { key: crypto.randomUUID(), customers: [KURZ] });
const command = (args: string[]) =>
  promisify(execFile)(process.execPath, ['src/commands/admin.ts', ...args], {
    env: { ...process.env, DATABASE_URL: ownServices().database.url },
  });
const ofHelper = async (method: string, end = '', body?: object) => {
  const helper = db.selectFrom('adminUsers').select('id').where('isOwner', '=', false);
  return ask(`${method} /administrators/${(await helper.executeTakeFirstOrThrow()).id}${end}`, body);
};
let code: string | undefined;
const addKey = async () => {
  const options = await (await ask('POST /passkeys/options')).json();
  const answer = await ask('POST /passkeys', authenticator.make(options));
  // Refused where a test lets no line be written.
  if (answer.ok) owner.cookie = cookiesAfter(owner.cookie, answer);
  return answer;
};
const authenticator = new Authenticator();
const useKey = async () => {
  const answer = await ask('POST /passkey/options');
  const body = authenticator.sign(await answer.json(), { count: 0 });
  return invoke(api, '/api/admin/passkey', { headers, cookie: `${owner.cookie}; ${cookiesOf(answer)}`, body });
};
const anAbsence = { id: crypto.randomUUID(), sentence: 'Heute krank.', from: '2099-12-02', until: '2099-12-09' };
const idIn = async (table: 'shortLived.invitations' | 'shortLived.pushDevices') =>
  (await db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id;
const addRequest = (n: number, deletedAt: Date | null) =>
  insert('contactSubmissions', { ...aRequest({ email: 'a@b.de' }), idempotencyKey: `key-${n}`, deletedAt });
const PHOTO = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const addPhoto = async (consentedAt: Date | null) => {
  await insert('contactSubmissions', { ...aRequest(), id: PHOTO, idempotencyKey: 'key-photo' });
  const size = { width: 1, height: 1, bytes: 1 };
  await insert('requestPhotos', { id: PHOTO, contactId: PHOTO, file: 'x', ...size, addedAt: new Date(), consentedAt });
};
const setAddresses = (...addresses: string[]) => insert('messageSettings', { addresses, hasWholeRequest: true });

const aRevision = { facts: '{}', sentences: '[]', admin: 'inhaberin', createdAt: new Date() };

/** The sentence of a line, the deed, and what comes before it. */
type Deed = readonly [sentence: string, deed: () => Promise<unknown>, before?: () => Promise<unknown>];

/** A deed of each kind, and how its line reads. A kind without a deed does not compile. */
const DEEDS: Record<SecurityEvent, Deed> = {
  login: ['inhaberin hat sich angemeldet', () => ask('POST /login', ADMIN)],
  'login-new-device': [
    'inhaberin hat sich auf einem neuen Gerät angemeldet',
    () => invoke(session, '/api/admin/login', { headers, body: ADMIN }),
  ],
  'login-failed': ['Anmeldung einmal fehlgeschlagen: inhaberin', () => ask('POST /login', WRONG)],
  'proof-failed': [
    'Passwort im Adminbereich einmal falsch eingegeben: inhaberin',
    () => ask('POST /proof', { password: WRONG.password }),
  ],
  password: [
    'inhaberin hat das eigene Passwort geändert',
    () => ask('POST /account/password', { currentPassword: ADMIN.password, newPassword: NEW }),
  ],
  'reset-asked': [
    'Link für ein neues Passwort einmal angefordert: inhaberin',
    () => ask('POST /password-reset', { username: ADMIN.username }),
  ],
  'password-reset': [
    'inhaberin hat das vergessene Passwort über den Link einer Mail neu gesetzt',
    () => ask('POST /password-reset/password', { token: lastToken(), password: NEW }),
    () => ask('POST /password-reset', { username: ADMIN.username }),
  ],
  'code-failed': [
    'Code vom Notfallblatt einmal falsch eingegeben: inhaberin',
    () => invoke(api, '/api/admin/password-reset/password', { body: { token: lastToken(), password: NEW, code: '1' } }),
    () => ask('POST /recovery-codes').then(() => ask('POST /password-reset', { username: ADMIN.username })),
  ],
  'code-missing': [
    'Neues Gerät trotz richtigem Passwort oder Link einmal abgewiesen, weil der Code fehlte: inhaberin',
    () => invoke(session, '/api/admin/login', { body: ADMIN }),
    () => ask('POST /recovery-codes'),
  ],
  'session-ended': [
    'inhaberin hat ein eigenes Gerät abgemeldet: Firefox auf Windows',
    async () => {
      const others = db.selectFrom('adminSessions').select('id').orderBy('createdAt', 'desc');
      return ask(`DELETE /sessions/${(await others.executeTakeFirstOrThrow()).id}`);
    },
    () => invoke(session, '/api/admin/login', { headers, body: ADMIN }),
  ],
  'passkey-renamed': [
    'inhaberin hat einen Schlüssel umbenannt: Firefox auf Windows heißt jetzt Mein Telefon',
    () => ask(`PUT /passkeys/${authenticator.id}`, { name: 'Mein Telefon' }),
    addKey,
  ],
  passkey: ['inhaberin kann sich jetzt ohne Passwort anmelden, mit einem neuen Schlüssel: Firefox auf Windows', addKey],
  'passkey-removed': [
    'inhaberin hat einen Schlüssel gelöscht: Firefox auf Windows',
    () => ask(`DELETE /passkeys/${authenticator.id}`),
    () => ask('POST /recovery-codes').then(addKey),
  ],
  'passkey-count': [
    'Ein Schlüssel von inhaberin zählt anders als erwartet, vielleicht gibt es eine Kopie: Firefox auf Windows',
    useKey,
    () => addKey().then(() => db.updateTable('shortLived.passkeys').set({ signCount: 7 }).execute()),
  ],
  codes: [
    'inhaberin hat ein neues Notfallblatt angelegt. Das frühere gilt nicht mehr',
    () => ask('POST /recovery-codes'),
  ],
  'code-used': [
    'inhaberin hat einen Code vom Notfallblatt benutzt, 7 sind noch übrig',
    () =>
      invoke(api, '/api/admin/password-reset/password', { headers, body: { token: lastToken(), password: NEW, code } }),
    async () => {
      ({
        codes: [code],
      } = await (await ask('POST /recovery-codes')).json());
      await ask('POST /password-reset', { username: ADMIN.username });
    },
  ],
  'sessions-ended': ['inhaberin hat alle anderen eigenen Geräte abgemeldet', () => ask('DELETE /sessions')],
  account: ['inhaberin hat die eigenen Angaben geändert: chefin, inhaberin@firma.example', () => saveAccount('chefin')],
  addresses: [
    'inhaberin hat die Adressen für Mails geändert: buero@firma.de',
    () => ask('PUT /notifications', { addresses: 'buero@firma.de', content: 'whole' }),
    () => setAddresses('buero@firma.de', 'alt@firma.de'),
  ],
  'address-asked': [
    'inhaberin hat die Adresse neu@firma.de eingetragen. Sie gilt, sobald dort der Link einer Mail geöffnet wird',
    wishAddress,
  ],
  'address-withdrawn': [
    'inhaberin hat die Adresse neu@firma.de zurückgenommen, bevor sie bestätigt war',
    () => saveAccount('inhaberin'),
    wishAddress,
  ],
  'address-proven': [
    'Die Adresse neu@firma.de ist bestätigt und gilt jetzt für den Zugang von inhaberin',
    () => ask('POST /new-address', { token: lastToken() }),
    wishAddress,
  ],
  email: [
    'Ein Befehl auf dem Server hat die Mail-Adresse von helfer geändert: neu@firma.de',
    () => command(['mail', 'helfer', 'neu@firma.de']),
  ],
  invited: ['inhaberin hat h@firma.de eingeladen', inviteHelper],
  'invitation-withdrawn': [
    'inhaberin hat die Einladung an h@firma.de zurückgezogen',
    async () => ask(`DELETE /invitations/${await idIn('shortLived.invitations')}`),
    inviteHelper,
  ],
  joined: [
    'neu hat die Einladung an h@firma.de angenommen und hat jetzt Zugang',
    () => ask('POST /invitation', { token: lastToken(), username: 'neu', password: NEW }),
    inviteHelper,
  ],
  created: [
    'Ein Befehl auf dem Server hat den Zugang von erste angelegt (erste@firma.example)',
    () => prepareDatabase(db, { adminUsername: 'erste', adminPassword: NEW, adminEmail: 'erste@firma.example' }),
    () => db.deleteFrom('adminUsers').execute(),
  ],
  'switched-off': ['inhaberin hat den Zugang von helfer abgeschaltet', () => ofHelper('PUT', '', { isActive: false })],
  'switched-on': [
    'inhaberin hat den Zugang von helfer wieder eingeschaltet',
    () => ofHelper('PUT', '', { isActive: true }),
    () => db.updateTable('adminUsers').set({ isActive: false }).where('isOwner', '=', false).execute(),
  ],
  'mails-on': [
    'inhaberin hat die Mails zu Anfragen für helfer eingeschaltet',
    () => ofHelper('PUT', '', { getsMails: true }),
  ],
  'mails-off': [
    'inhaberin hat die Mails zu Anfragen für helfer abgeschaltet',
    () => ofHelper('PUT', '', { getsMails: false }),
  ],
  deleted: ['inhaberin hat den Zugang von helfer gelöscht', () => ofHelper('DELETE')],
  owner: ['inhaberin hat helfer zum Inhaber gemacht', () => ofHelper('POST', '/owner')],
  calendar: ['inhaberin hat eine neue Kalenderadresse angelegt', () => ask('POST /calendar')],
  'push-device': ['inhaberin bekommt Meldungen auf ein neues Gerät: Firefox auf Windows', addDevice],
  'push-device-removed': [
    'inhaberin bekommt auf ein Gerät keine Meldungen mehr: Firefox auf Windows',
    async () => ask(`DELETE /push/devices/${await idIn('shortLived.pushDevices')}`),
    addDevice,
  ],
  export: ['inhaberin hat die Daten einer Person angesehen', () => ask('POST /person-data', { person: 'a@b.de' })],
  'exported-list': [
    'inhaberin hat eine Datei mit 12 Anfragen gespeichert',
    () => ask('POST /contact-export', { count: 12 }),
  ],
  'imported-list': ['inhaberin hat 1 Kunden aus dem Notizbuch übernommen', importNotebook],
  'import-undone': [
    'inhaberin hat 1 Kunden aus dem Notizbuch wieder entfernt',
    async () => ask(`DELETE /notebook?at=${(await (await ask('GET /notebook')).json())[0].at}`),
    importNotebook,
  ],
  erasure: [
    'inhaberin hat die Daten einer Person gelöscht: 1 Anfrage',
    () => ask('POST /person-data/erase', { person: 'a@b.de' }),
    () => addRequest(1, null),
  ],
  purged: [
    'inhaberin hat 2 Anfragen aus dem Papierkorb endgültig gelöscht',
    () => ask('DELETE /contact-bin'),
    () => Promise.all([addRequest(1, new Date()), addRequest(2, new Date())]),
  ],
  'backup-on': ['inhaberin hat die wöchentlichen Backups eingeschaltet', () => ask('POST /backups/auto-setup')],
  'backup-off': [
    'inhaberin hat die wöchentlichen Backups ausgeschaltet',
    () => ask('DELETE /backups/auto-setup'),
    () => ask('POST /backups/auto-setup'),
  ],
  'copy-address': [
    'inhaberin lässt keine Kopien der Backups mehr schicken',
    () => ask('PUT /backups/copies', { address: '' }),
    () => setCopyAddress(db, 'kopie@anderswo.example'),
  ],
  'copy-saved': [
    'inhaberin hat eine Kopie eines Backups gespeichert',
    async () => {
      const { id } = await db.selectFrom('backupLogs').select('id').executeTakeFirstOrThrow();
      return ask(`POST /backups/copies/${id}/saved`);
    },
    () => insert('backupLogs', { backupType: 'weekly', status: 'success', filePath: 'backups-dev/weekly/x' }),
  ],
  restore: [
    'Ein Befehl auf dem Server hat ein Backup eingespielt',
    () => eraseAgain(ownServices().database, async () => openBlobStore('erasures-dev'), undefined),
  ],
  'photo-removed': [
    'inhaberin hat ein Foto in den Papierkorb gelegt, Anfrage GR-7W64',
    () => ask(`DELETE /photos/${PHOTO}`),
    () => addPhoto(null),
  ],
  consent: [
    'inhaberin hat notiert, dass ein Foto auf die Website darf, Anfrage GR-7W64',
    () => ask(`PUT /photos/${PHOTO}/consent`, { isGiven: true }),
    () => addPhoto(null),
  ],
  'consent-ended': [
    'inhaberin hat notiert, dass ein Foto nicht mehr auf die Website darf, Anfrage GR-7W64',
    () => ask(`PUT /photos/${PHOTO}/consent`, { isGiven: false }),
    () => addPhoto(new Date()),
  ],
  published: [
    'inhaberin hat die Website veröffentlicht, Stand 8',
    () => ask('POST /website/revisions/7/publish'),
    () => insert('siteRevisions', { ...aRevision, id: 7 }),
  ],
  absence: [
    'inhaberin hat „Ich bin nicht da“ eingetragen, 2.12.2099 bis 9.12.2099',
    () => ask('PUT /absence', anAbsence),
  ],
  'absence-ended': [
    'inhaberin hat „Ich bin nicht da“ beendet',
    () => ask(`DELETE /absence?id=${anAbsence.id}`),
    () => ask('PUT /absence', anAbsence),
  ],
};

/** The kinds that are only listed; all others are mailed, too. */
const LISTED: readonly SecurityEvent[] = [
  ...([
    'login',
    'login-failed',
    'proof-failed',
    'code-used',
    'reset-asked',
    'session-ended',
    'passkey-renamed',
    'passkey-count',
    'invitation-withdrawn',
    'created',
    'push-device-removed',
  ] as const),
  ...(['export', 'exported-list', 'imported-list', 'import-undone', 'erasure', 'purged'] as const),
  ...(['backup-on', 'copy-saved'] as const),
  ...(['photo-removed', 'consent', 'consent-ended', 'published', 'absence', 'absence-ended'] as const),
];
const KINDS = Object.keys(DEEDS) as (keyof typeof DEEDS)[];

async function prepared(kind: keyof typeof DEEDS): Promise<Deed> {
  await anAdmin(db, { ...ADMIN, username: 'helfer' });
  await db.updateTable('adminSessions').set({ userAgent: headers['user-agent'] }).execute();
  const [, , before] = DEEDS[kind];
  await before?.();
  await db.deleteFrom('shortLived.securityLog').execute();
  // Notes the use of the session, so that the deed's call changes nothing by itself.
  await invoke(session, '/api/admin/user', owner);
  return DEEDS[kind];
}

test.each(KINDS)('[16.2.1, 16.3.1] the security log says who did what, where and when: %s', async (kind) => {
  const [sentence, deed] = await prepared(kind);
  const sentBefore = mailServer.mails.length;
  await deed();
  const written = await findSecurityLog(db, 10);
  // Failures are counted, whatever device they come from.
  const hasNoDevice = sentence.startsWith('Ein Befehl') || /-(failed|missing)$|^reset-asked$/.test(kind);
  expect(
    written.filter((line) => line.kind === kind).map((line) => [securitySentence(line), line.device, line.at]),
  ).toEqual([[sentence, hasNoDevice ? null : 'Firefox auf Windows', expect.any(Date)]]);
  const notices = mailServer.mails.slice(sentBefore).filter(({ text }) => text?.includes(sentence));
  const told = notices.map(({ to }) => to?.[0]?.address);
  // Also whom it takes the access from.
  const all = expect.arrayContaining(['helfer@firma.example', 'inhaberin@firma.example']);
  expect(told).toEqual(LISTED.includes(kind) ? [] : all);
});

// A failed login and an asked-for link are counted after the answer.
test.each(KINDS.filter((kind) => kind !== 'login-failed' && kind !== 'reset-asked'))(
  'a deed happens only together with its line: %s',
  async (kind) => {
    const [sentence, deed] = await prepared(kind);
    const before = await contents(db);
    await sql`create function refuse_line() returns trigger language plpgsql as 'begin raise ''no line''; end'`.execute(
      db,
    );
    await sql`create trigger refuse before insert on short_lived.security_log execute function refuse_line()`.execute(
      db,
    );
    try {
      if (!sentence.startsWith('Ein Befehl')) expectConsoleError(/no line/);
      const outcome = await deed().catch((error: Error) => error);
      expect(outcome).toMatchObject(
        outcome instanceof Response ? { status: 500 } : { message: expect.stringContaining('no line') },
      );
      expect(await contents(db)).toEqual(before);
    } finally {
      await sql`drop function refuse_line cascade`.execute(db);
    }
  },
);

test('the security log is read page by page, so that many logins push nothing off', async () => {
  const login = { kind: 'login' as const, at: new Date(), username: 'inhaberin', device: null, data: '{}' };
  await insert('shortLived.securityLog', { ...login, kind: 'calendar', at: new Date(0) });
  await insert(
    'shortLived.securityLog',
    Array.from({ length: 2 * SECURITY_LOG_LINES }, () => login),
  );
  const read: { id: string; what: string }[] = [];
  do {
    const path = `/api/admin/security-log${read.length > 0 ? `?before=${read.at(-1)?.id}` : ''}`;
    read.push(...(await (await invoke(api, path, owner)).json()));
  } while (read.length % SECURITY_LOG_LINES === 0);
  expect(read.at(-1)?.what).toBe('inhaberin hat eine neue Kalenderadresse angelegt');
  expect(new Set(read.map(({ id }) => id)).size).toBe(2 * SECURITY_LOG_LINES + 2);
});

test('a helper who was switched off before is told of the deletion', async () => {
  await prepared('deleted');
  await ofHelper('PUT', '', { isActive: false });
  mailServer.calm();
  await ofHelper('DELETE');
  expect(mailServer.mails.map(({ to }) => to?.[0]?.address)).toContain('helfer@firma.example');
});

test('the security log keeps lines for 180 days', async () => {
  const clock = frozenClock(new Date().toISOString());
  clock.advance(180 * DAY_MS + 1000);
  await tidyUp();
  expect(await findSecurityLog(db, 10)).toEqual([]);
});
