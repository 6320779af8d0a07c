import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS } from '#config/limits.ts';
import { setCopyAddress } from '#domain/backups/copies.server.ts';
import { findSecurityLog } from '#domain/people/security-log.server.ts';
import { securitySentence, sentences } from '#domain/people/security-texts.ts';
import { ADMIN, anAdmin } from '../support/admin.ts';
import { Authenticator } from '../support/authenticator.ts';
import { ownServices } from '../support/database/own-services.ts';
import { everyRow } from '../support/database.ts';
import { aPastRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { cookiesAfter } from '../support/invoke.ts';
import { testMailServer, tokenIn } from '../support/mail-server.ts';
import { ownersArea } from '../support/owners-area.ts';
import { Device } from '../support/push-device.ts';
import { cleanUp } from '../support/scheduled-jobs.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { db, ask, insert, owner, read: readJson } = ownersArea();
const mailServer = testMailServer();

const NEW = 'Ein ganz anderes Kennwort 7';
const UUID = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/**
 * Deeds in their order: the kind (with '+' if it is mailed, too), the call (with '~' in a browser that nobody knows), and
 * its sentence. Words in capitals stand for what WORDS finds then.
 */
const DEEDS = {
  'of logins': `
    login | POST /login {"username":"inhaberin","password":"OLD"} | inhaberin hat sich angemeldet
    +login-new-device | ~POST /login {"username":"inhaberin","password":"OLD"} | inhaberin hat sich auf einem neuen Gerät angemeldet
    session-ended | DELETE /sessions/SESSION | inhaberin hat ein eigenes Gerät abgemeldet: Firefox auf Windows
    login-failed | POST /login {"username":"inhaberin","password":"falsch"} | Anmeldung einmal fehlgeschlagen: inhaberin
    proof-failed | POST /proof {"password":"falsch"} | Passwort im Adminbereich einmal falsch eingegeben: inhaberin
    +codes | POST /recovery-codes | inhaberin hat ein neues Notfallblatt angelegt. Das frühere gilt nicht mehr
    +code-missing | ~POST /login {"username":"inhaberin","password":"OLD"} | Neues Gerät trotz richtigem Passwort oder Link einmal abgewiesen, weil der Code fehlte: inhaberin
    +code-failed | ~POST /login {"username":"inhaberin","password":"OLD","code":"1"} | Code vom Notfallblatt einmal falsch eingegeben: inhaberin
    code-used | ~POST /login {"username":"inhaberin","password":"OLD","code":"CODE"} | inhaberin hat einen Code vom Notfallblatt benutzt, 7 sind noch übrig
    reset-asked | POST /password-reset {"username":"inhaberin"} | Link für ein neues Passwort einmal angefordert: inhaberin
    +password-reset | POST /password-reset/password {"token":"TOKEN","password":"NEW"} | inhaberin hat das vergessene Passwort über den Link einer Mail neu gesetzt
    login | POST /login {"username":"inhaberin","password":"NEW"} | inhaberin hat sich angemeldet
    +password | POST /account/password {"currentPassword":"NEW","newPassword":"OLD"} | inhaberin hat das eigene Passwort geändert
    +everything-ended | POST /account/password {"currentPassword":"OLD","newPassword":"NEW","everything":"on"} | inhaberin hat nach „Jemand war drin“ alles beendet, womit man hineinkommt, und ein neues Passwort gewählt`,
  'of keys and addresses': `
    +passkey | KEY | inhaberin kann sich jetzt ohne Passwort anmelden, mit einem neuen Schlüssel: Firefox auf Windows
    login | BY-KEY 9 | inhaberin hat sich angemeldet
    passkey-count | BY-KEY 3 | Ein Schlüssel von inhaberin zählt anders als erwartet, vielleicht gibt es eine Kopie: Firefox auf Windows
    +passkey-removed | DELETE /passkeys/MADE | inhaberin hat einen Schlüssel gelöscht: Firefox auf Windows
    +sessions-ended | DELETE /sessions | inhaberin hat alle anderen eigenen Geräte abgemeldet
    +calendar | POST /calendar | inhaberin hat eine neue Kalenderadresse angelegt
    +push-device | PUT /push/devices DEVICE | inhaberin bekommt Meldungen auf ein neues Gerät: Firefox auf Windows
    push-device-removed | DELETE /push/devices/PUSHED | inhaberin bekommt auf ein Gerät keine Meldungen mehr: Firefox auf Windows
    +addresses | PUT /notifications {"addresses":"buero@firma.de","content":"whole"} | inhaberin hat die Adressen für Mails geändert: buero@firma.de
    +copy-address | PUT /backups/copies {"address":""} | inhaberin lässt keine Kopien der Backups mehr schicken
    +account | PUT /account {"username":"chefin","email":"inhaberin@firma.example"} | inhaberin hat die eigenen Angaben geändert: chefin, inhaberin@firma.example
    +address-asked | PUT /account {"username":"chefin","email":"neu@firma.de"} | chefin hat die Adresse neu@firma.de eingetragen. Sie gilt, sobald dort der Link einer Mail geöffnet wird
    +address-withdrawn | PUT /account {"username":"chefin","email":"inhaberin@firma.example"} | chefin hat die Adresse neu@firma.de zurückgenommen, bevor sie bestätigt war
    +address-asked | PUT /account {"username":"chefin","email":"neu@firma.de"} | chefin hat die Adresse neu@firma.de eingetragen. Sie gilt, sobald dort der Link einer Mail geöffnet wird
    +address-proven | POST /new-address {"token":"TOKEN"} | Die Adresse neu@firma.de ist bestätigt und gilt jetzt für den Zugang von chefin`,
  'of people': `
    +invited | POST /invitations {"email":"h@firma.de"} | inhaberin hat h@firma.de eingeladen
    +joined | ~POST /invitation {"token":"TOKEN","username":"neu","password":"NEW"} | neu hat die Einladung an h@firma.de angenommen und hat jetzt Zugang
    +invited | POST /invitations {"email":"i@firma.de"} | inhaberin hat i@firma.de eingeladen
    invitation-withdrawn | DELETE /invitations/INVITED | inhaberin hat die Einladung an i@firma.de zurückgezogen
    +email | COMMAND mail zweite neu@firma.de | Ein Befehl auf dem Server hat die Mail-Adresse von zweite geändert: neu@firma.de
    +switched-off | PUT /administrators/HELPER {"isActive":false} | inhaberin hat den Zugang von helfer abgeschaltet
    +switched-on | PUT /administrators/HELPER {"isActive":true} | inhaberin hat den Zugang von helfer wieder eingeschaltet
    +mails-on | PUT /administrators/HELPER {"getsMails":true} | inhaberin hat die Mails zu Anfragen für helfer eingeschaltet
    +mails-off | PUT /administrators/HELPER {"getsMails":false} | inhaberin hat die Mails zu Anfragen für helfer abgeschaltet
    +switched-off | PUT /administrators/HELPER {"isActive":false} | inhaberin hat den Zugang von helfer abgeschaltet
    +deleted | DELETE /administrators/HELPER | inhaberin hat den Zugang von helfer gelöscht
    +owner | POST /administrators/SECOND/owner | inhaberin hat zweite zum Inhaber gemacht. Kopien der Backups gehen weiter an kopie@anderswo.example, bis zweite das unter „Backups“ ändert`,
  'of data': `
    export | POST /person-data {"person":"a@b.de"} | inhaberin hat die Daten einer Person angesehen
    exported-list | POST /contact-export {"count":12} | inhaberin hat eine Datei mit 12 Anfragen gespeichert
    imported-list | POST /notebook {"key":"UUID","customers":[{"name":"Kurz","email":"","phone":"06731 1","jobs":[]}]} | inhaberin hat 1 Kunden aus dem Notizbuch übernommen
    import-undone | DELETE /notebook?at=IMPORTED | inhaberin hat 1 Kunden aus dem Notizbuch wieder entfernt
    consent | PUT /photos/UUID/consent {"isGiven":true} | inhaberin hat notiert, dass ein Foto auf die Website darf, Anfrage GR-7W64
    consent-ended | PUT /photos/UUID/consent {"isGiven":false} | inhaberin hat notiert, dass ein Foto nicht mehr auf die Website darf, Anfrage GR-7W64
    photo-removed | DELETE /photos/UUID | inhaberin hat ein Foto in den Papierkorb gelegt, Anfrage GR-7W64
    purged | DELETE /contact-bin | inhaberin hat 2 Anfragen aus dem Papierkorb endgültig gelöscht
    erasure | POST /person-data/erase {"person":"a@b.de"} | inhaberin hat die Daten einer Person gelöscht: 1 Anfrage
    backup-on | POST /backups/auto-setup | inhaberin hat die wöchentlichen Backups eingeschaltet
    +backup-off | DELETE /backups/auto-setup | inhaberin hat die wöchentlichen Backups ausgeschaltet
    copy-saved | POST /backups/copies/UUID/saved | inhaberin hat eine Kopie eines Backups gespeichert
    published | POST /website/revisions/7/publish | inhaberin hat die Website veröffentlicht, Stand 8
    +absence | PUT /absence {"id":"UUID","sentence":"Heute krank.","from":"2099-12-02","until":"2099-12-09"} | inhaberin hat „Ich bin nicht da“ eingetragen, 2.12.2099 bis 9.12.2099
    +absence-ended | DELETE /absence?id=UUID | inhaberin hat „Ich bin nicht da“ beendet`,
};

/** Fills the tables with what the deeds need beside the owner. */
async function prepare() {
  for (const username of ['helfer', 'zweite']) await anAdmin(db, { ...ADMIN, username });
  await db.updateTable('adminSessions').set({ userAgent: headers['user-agent'] }).execute();
  await insert('messageSettings', { addresses: ['buero@firma.de', 'alt@firma.de'], hasWholeRequest: true });
  await setCopyAddress(db, 'kopie@anderswo.example');
  const [at, file] = [new Date(), 'backups-dev/weekly/x'];
  await insert('backupLogs', { id: UUID, backupType: 'weekly', status: 'success', filePath: file });
  await insert('siteRevisions', { id: 7, facts: '{"firm":{}}', sentences: '[]', admin: 'inhaberin', createdAt: at });
  await insert('contactSubmissions', { ...aPastRequest('2026-03-02', { email: 'a@b.de' }), id: UUID });
  for (const _ of [1, 2]) await insert('contactSubmissions', { ...aPastRequest('2026-03-02'), deletedAt: at });
  await insert('requestPhotos', { id: UUID, contactId: UUID, file: 'x', width: 1, height: 1, bytes: 1, addedAt: at });
}

const idOf = async (table: 'shortLived.tokens' | 'shortLived.pushDevices') =>
  (await db.selectFrom(table).select('id').orderBy('id').execute()).at(-1)?.id;
const helper = async (username: string) =>
  (await db.selectFrom('adminUsers').select('id').where('username', '=', username).executeTakeFirst())?.id;
const device = JSON.stringify({ ...new Device().subscription, isWished: true });
const key = new Authenticator();
let code = '';

const WORDS: Record<string, () => unknown> = {
  OLD: () => ADMIN.password,
  NEW: () => NEW,
  UUID: () => UUID,
  CODE: () => code,
  MADE: () => key.id,
  DEVICE: () => device,
  TOKEN: () => tokenIn(mailServer.mails.findLast(({ text }) => tokenIn(text))?.text),
  HELPER: () => helper('helfer'),
  SECOND: () => helper('zweite'),
  INVITED: () => idOf('shortLived.tokens'),
  PUSHED: () => idOf('shortLived.pushDevices'),
  SESSION: async () => (await readJson('sessions')).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id,
  IMPORTED: async () => (await readJson('notebook'))[0].at,
};

/** Calls the area, as the owner in Firefox by default. */
async function call(method: string, path: string, body?: unknown, cookie = owner.cookie) {
  const answer = await ask(path, { method, headers, cookie, body });
  if (answer.ok && cookie) owner.cookie = cookiesAfter(owner.cookie, answer);
  return answer;
}

async function act(deed: string): Promise<unknown> {
  const found = [...deed.matchAll(/\b[A-Z]{3,}\b/g)].map(([word]) => word).filter((word) => word in WORDS);
  let filled = deed;
  for (const word of found) filled = filled.replace(new RegExp(`\\b${word}\\b`), String(await WORDS[word]?.()));
  const [what = '', path = '', ...rest] = filled.split(' ');
  if (what === 'KEY') return call('POST', 'passkeys', key.make(await (await call('POST', 'passkeys/options')).json()));
  if (what === 'BY-KEY') {
    const asked = await call('POST', 'passkey/options');
    return call('POST', 'passkey', key.sign(await asked.json(), { count: Number(path) }));
  }
  if (what === 'COMMAND') {
    const env = { ...process.env, DATABASE_URL: ownServices().database.url };
    const running = promisify(execFile)(process.execPath, ['src/commands/admin.ts', path, ...rest], { env });
    running.child.stdin?.end();
    return running;
  }
  const body = rest.length > 0 ? JSON.parse(rest.join(' ')) : undefined;
  const answer = await call(what.replace('~', ''), path.slice(1), body, what.startsWith('~') ? '' : undefined);
  if (deed === 'POST /recovery-codes' && answer.ok) [code] = (await answer.clone().json()).codes;
  return answer;
}

/** Tries a deed while no line can be written. */
async function expectNothing(deed: string, isCommand: boolean) {
  // Notes the use of the session, so that the call changes nothing by itself.
  await ask('user');
  const before = await everyRow(db);
  await sql`create function refuse_line() returns trigger language plpgsql as 'begin raise ''no line''; end'`.execute(
    db,
  );
  await sql`create trigger refuse before insert on short_lived.security_log execute function refuse_line()`.execute(db);
  try {
    if (!isCommand) expectConsoleError(/no line/);
    const outcome = await act(deed).catch((error: Error) => error);
    expect(outcome, deed).toMatchObject(
      outcome instanceof Response ? { status: 500 } : { message: expect.stringContaining('no line') },
    );
    expect(await everyRow(db), deed).toEqual(before);
  } finally {
    await sql`drop function refuse_line cascade`.execute(db);
  }
}

test.each(Object.entries(DEEDS))(
  '[6.3.7, 16.2.1, 16.3.1] the security log says who did what, where and when, and without its line nothing happens: %s',
  async (_, rows) => {
    await prepare();
    for (const row of rows.trim().split('\n')) {
      const [mark = '', deed = '', sentence = ''] = row.split(' | ').map((part) => part.trim());
      const kind = mark.replace('+', '');
      for (const table of ['shortLived.securityLog', 'rateLimits'] as const) await db.deleteFrom(table).execute();
      // These are counted after the answer.
      const isLate = kind === 'login-failed' || kind === 'reset-asked';
      if (!isLate) await expectNothing(deed, sentence.startsWith('Ein Befehl'));
      const sentBefore = mailServer.mails.length;
      await act(deed);
      // Failures are counted, whatever device they come from.
      const hasNoDevice = sentence.startsWith('Ein Befehl') || /-(failed|missing)$|^reset-asked$/.test(kind);
      const written = (await findSecurityLog(db)).filter((line) => line.kind === kind);
      expect(written.map((line) => [securitySentence(line), line.device, line.at])).toEqual([
        [sentence, hasNoDevice ? null : 'Firefox auf Windows', expect.any(Date)],
      ]);
      const notices = mailServer.mails.slice(sentBefore).filter(({ text }) => text?.includes(sentence));
      const told = notices.map(({ to }) => to?.[0]?.address);
      // Also whom it takes the access from; the helper of before is gone at last.
      const helpers = kind === 'owner' ? [] : ['helfer@firma.example'];
      const all = expect.arrayContaining(['inhaberin@firma.example', ...helpers]);
      expect(told, kind).toEqual(mark === kind ? [] : all);
    }
  },
);

test('[16.3.1] the security log is asked for each of its kinds', () => {
  const asked =
    Object.values(DEEDS)
      .join('\n')
      .match(/^ +\+?[\w-]+(?= \|)/gm) ?? [];
  const kinds = new Set(asked.map((mark) => mark.trim().replace('+', '')));
  expect(
    Object.keys(sentences).filter((kind) => !kinds.has(kind)),
    'migrations.test.ts and upgrade.test.ts ask these',
  ).toEqual(['created', 'restore']);
});

test('the security log is read whole, so that many logins push nothing off', async () => {
  const login = { kind: 'login' as const, at: new Date(), username: 'inhaberin', device: null, data: '{}' };
  await insert('shortLived.securityLog', { ...login, kind: 'calendar', at: new Date(0) });
  await insert('shortLived.securityLog', Array(200).fill(login));
  const read: { what: string }[] = await readJson('security-log');
  expect(read).toHaveLength(202);
  expect(read.at(-1)?.what).toBe('inhaberin hat eine neue Kalenderadresse angelegt');
});

test('the security log keeps lines for 180 days', async () => {
  const clock = frozenClock(new Date().toISOString());
  clock.advance(180 * DAY_MS + 1000);
  await cleanUp();
  expect(await findSecurityLog(db)).toEqual([]);
});
