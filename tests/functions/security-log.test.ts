import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eraseAgain } from '#commands/erase-again.ts';
import { DAY_MS, SECURITY_LOG_LINES } from '#config/limits.ts';
import { prepareDatabase } from '#domain/people/first-administrator.server.ts';
import { findSecurityLog } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { openBlobStore } from '#server/blobs.ts';
import type { SecurityEvent } from '#shared/stored-words.ts';
import account from '../../netlify/functions/account.ts';
import addresses from '../../netlify/functions/addresses.ts';
import administrators from '../../netlify/functions/administrators.ts';
import backups from '../../netlify/functions/backups.ts';
import calendar from '../../netlify/functions/calendar.ts';
import inbox from '../../netlify/functions/inbox.ts';
import notifications from '../../netlify/functions/notifications.ts';
import passwordReset from '../../netlify/functions/password-reset.ts';
import personData from '../../netlify/functions/person-data.ts';
import push from '../../netlify/functions/push.ts';
import session from '../../netlify/functions/session.ts';
import tidyUp from '../../netlify/functions/tidy-up.ts';
import { ADMIN, anAdmin, theOwner } from '../support/admin.ts';
import { ownServices } from '../support/database/own-services.ts';
import { testDatabase } from '../support/database.ts';
import { aContact } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { Device } from '../support/push-device.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { db, insert } = testDatabase();
const mailServer = testMailServer();
const owner = theOwner(db);

const NEW = 'Ein ganz anderes Kennwort 7';
const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const by = (more: object = {}) => ({ ...owner, headers, ...more });
const tokenIn = (text = '') => /#([\w-]{43})/.exec(text)?.[1] ?? '';
const lastToken = () => tokenIn(mailServer.mails.findLast(({ text }) => tokenIn(text))?.text);
const inviteHelper = () => invoke(administrators, '/api/admin/invitations', by({ body: { email: 'h@firma.de' } }));
const addDevice = () =>
  invoke(
    push,
    '/api/admin/push/devices',
    by({ method: 'PUT', body: { ...new Device().subscription, isWished: true } }),
  );
const wishAddress = () =>
  invoke(account, '/api/admin/account', by({ method: 'PUT', body: { username: 'inhaberin', email: 'neu@firma.de' } }));
const command = (args: string[]) =>
  promisify(execFile)(process.execPath, ['src/commands/admin.ts', ...args], {
    env: { ...process.env, DATABASE_URL: ownServices().database.url },
  });
const weekly = (method: string) => invoke(backups, '/api/admin/backups/auto-setup', by({ method }));
const ofHelper = async (method: string, end = '', body?: object) => {
  const helper = db.selectFrom('adminUsers').select('id').where('isOwner', '=', false);
  const { id } = await helper.executeTakeFirstOrThrow();
  return invoke(administrators, `/api/admin/administrators/${id}${end}`, by({ method, body }));
};
const binned = (n: number) =>
  insert('contactSubmissions', { ...aContact(), idempotencyKey: `key-${n}`, deletedAt: new Date() });

interface Deed {
  sentence: string;
  /** What comes before the deed. */
  before?: () => Promise<unknown>;
  deed: () => Promise<unknown>;
}

/** A deed of each kind, and how its line reads. A kind without a deed does not compile. */
const DEEDS: Record<SecurityEvent, Deed> = {
  login: {
    sentence: 'inhaberin hat sich angemeldet',
    deed: () => invoke(session, '/api/admin/login', { body: ADMIN, headers }),
  },
  password: {
    sentence: 'inhaberin hat das eigene Passwort geändert',
    deed: () =>
      invoke(
        account,
        '/api/admin/account/password',
        by({ body: { currentPassword: ADMIN.password, newPassword: NEW } }),
      ),
  },
  'password-reset': {
    sentence: 'inhaberin hat das vergessene Passwort über den Link einer Mail neu gesetzt',
    before: () => invoke(passwordReset, '/api/admin/password-reset', { body: { username: ADMIN.username } }),
    deed: () =>
      invoke(passwordReset, '/api/admin/password-reset/password', {
        body: { token: lastToken(), password: NEW },
        headers,
      }),
  },
  'sessions-ended': {
    sentence: 'inhaberin hat alle anderen eigenen Geräte abgemeldet',
    deed: () => invoke(account, '/api/admin/sessions', by({ method: 'DELETE' })),
  },
  account: {
    sentence: 'inhaberin hat die eigenen Angaben geändert: chefin, inhaberin@firma.example',
    deed: () =>
      invoke(
        account,
        '/api/admin/account',
        by({ method: 'PUT', body: { username: 'chefin', email: 'inhaberin@firma.example' } }),
      ),
  },
  addresses: {
    sentence: 'inhaberin hat die Adressen für Mails geändert: buero@firma.de',
    before: () => insert('messageSettings', { addresses: ['buero@firma.de', 'alt@firma.de'], hasWholeRequest: true }),
    deed: () =>
      invoke(
        notifications,
        '/api/admin/notifications',
        by({ method: 'PUT', body: { addresses: 'buero@firma.de', content: 'whole' } }),
      ),
  },
  'address-asked': {
    sentence:
      'inhaberin hat die Adresse neu@firma.de eingetragen. Sie gilt, sobald dort der Link einer Mail geöffnet wird',
    deed: wishAddress,
  },
  'address-withdrawn': {
    sentence: 'inhaberin hat die unbestätigte Adresse neu@firma.de zurückgenommen',
    before: wishAddress,
    deed: async () => {
      const { id } = await db.selectFrom('shortLived.newAddresses').select('id').executeTakeFirstOrThrow();
      return invoke(addresses, `/api/admin/new-addresses/${id}`, by({ method: 'DELETE' }));
    },
  },
  'address-proven': {
    sentence: 'Die Adresse neu@firma.de ist bestätigt und gilt jetzt für den Zugang von inhaberin',
    before: wishAddress,
    deed: () => invoke(addresses, '/api/admin/new-address', { body: { token: lastToken() }, headers }),
  },
  email: {
    sentence: 'Ein Befehl auf dem Server hat die Mail-Adresse von helfer geändert: neu@firma.de',
    deed: () => command(['mail', 'helfer', 'neu@firma.de']),
  },
  invited: { sentence: 'inhaberin hat h@firma.de eingeladen', deed: inviteHelper },
  'invitation-withdrawn': {
    sentence: 'inhaberin hat die Einladung an h@firma.de zurückgezogen',
    before: inviteHelper,
    deed: async () => {
      const { id } = await db.selectFrom('shortLived.invitations').select('id').executeTakeFirstOrThrow();
      return invoke(administrators, `/api/admin/invitations/${id}`, by({ method: 'DELETE' }));
    },
  },
  joined: {
    sentence: 'neu hat die Einladung an h@firma.de angenommen und hat jetzt Zugang',
    before: inviteHelper,
    deed: () =>
      invoke(session, '/api/admin/invitation', {
        body: { token: lastToken(), username: 'neu', password: NEW },
        headers,
      }),
  },
  created: {
    sentence: 'Ein Befehl auf dem Server hat den Zugang von erste angelegt (erste@firma.example)',
    before: () => db.deleteFrom('adminUsers').execute(),
    deed: () => prepareDatabase(db, { adminUsername: 'erste', adminPassword: NEW, adminEmail: 'erste@firma.example' }),
  },
  'switched-off': {
    sentence: 'inhaberin hat den Zugang von helfer abgeschaltet',
    deed: () => ofHelper('PUT', '', { isActive: false }),
  },
  'switched-on': {
    sentence: 'inhaberin hat den Zugang von helfer wieder eingeschaltet',
    before: () => db.updateTable('adminUsers').set({ isActive: false }).where('isOwner', '=', false).execute(),
    deed: () => ofHelper('PUT', '', { isActive: true }),
  },
  deleted: { sentence: 'inhaberin hat den Zugang von helfer gelöscht', deed: () => ofHelper('DELETE') },
  owner: { sentence: 'inhaberin hat helfer zum Inhaber gemacht', deed: () => ofHelper('POST', '/owner') },
  calendar: {
    sentence: 'inhaberin hat eine neue Kalenderadresse angelegt',
    deed: () => invoke(calendar, '/api/admin/calendar', by({ method: 'POST' })),
  },
  'push-device': {
    sentence: 'inhaberin bekommt Meldungen auf ein neues Gerät: Firefox auf Windows',
    deed: addDevice,
  },
  'push-device-removed': {
    sentence: 'inhaberin bekommt auf ein Gerät keine Meldungen mehr: Firefox auf Windows',
    before: addDevice,
    deed: async () => {
      const { id } = await db.selectFrom('shortLived.pushDevices').select('id').executeTakeFirstOrThrow();
      return invoke(push, `/api/admin/push/devices/${id}`, by({ method: 'DELETE' }));
    },
  },
  export: {
    sentence: 'inhaberin hat die Daten einer Person angesehen',
    deed: () => invoke(personData, '/api/admin/person-data', by({ body: { person: 'a@b.de' } })),
  },
  'exported-list': {
    sentence: 'inhaberin hat eine Datei mit 12 Anfragen gespeichert',
    deed: () => invoke(inbox, '/api/admin/contact-export', by({ body: { count: 12 } })),
  },
  erasure: {
    sentence: 'inhaberin hat die Daten einer Person gelöscht: 1 Anfrage',
    before: () => insert('contactSubmissions', { ...aContact({ email: 'a@b.de' }), idempotencyKey: 'key-1' }),
    deed: () => invoke(personData, '/api/admin/person-data/erase', by({ body: { person: 'a@b.de' } })),
  },
  purged: {
    sentence: 'inhaberin hat 2 Anfragen aus dem Papierkorb endgültig gelöscht',
    before: () => Promise.all([binned(1), binned(2)]),
    deed: () => invoke(inbox, '/api/admin/contact-bin', by({ method: 'DELETE' })),
  },
  'backup-on': {
    sentence: 'inhaberin hat die wöchentlichen Backups eingeschaltet',
    deed: () => weekly('POST'),
  },
  'backup-off': {
    sentence: 'inhaberin hat die wöchentlichen Backups ausgeschaltet',
    before: () => weekly('POST'),
    deed: () => weekly('DELETE'),
  },
  restore: {
    sentence: 'Ein Befehl auf dem Server hat ein Backup eingespielt',
    deed: () => eraseAgain(ownServices().database, async () => openBlobStore('erasures-dev'), [undefined]),
  },
};

/** The kinds that are only listed; all others are mailed, too. */
const LISTED: readonly SecurityEvent[] = [
  ...([
    'login',
    'sessions-ended',
    'invitation-withdrawn',
    'created',
    'push-device-removed',
    'address-withdrawn',
  ] as const),
  ...(['export', 'exported-list', 'erasure', 'purged', 'backup-on'] as const),
];
const KINDS = Object.keys(DEEDS) as SecurityEvent[];

async function prepared(kind: SecurityEvent): Promise<Deed> {
  await anAdmin(db, { ...ADMIN, username: 'helfer' });
  await db.updateTable('adminSessions').set({ userAgent: headers['user-agent'] }).execute();
  await DEEDS[kind].before?.();
  await db.deleteFrom('shortLived.securityLog').execute();
  // Notes the use of the session, so that the deed's call changes nothing by itself.
  await invoke(session, '/api/admin/user', owner);
  return DEEDS[kind];
}

/** Digests the tables' content, except for the counters. */
async function contents(): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace in ('public'::regnamespace, 'short_lived'::regnamespace) and relkind = 'r'
    and relname <> 'rate_limits' order by 1`.execute(db);
  const digest = (name: string) =>
    sql`select md5(string_agg(t::text, '' order by t::text)) as ${sql.id(name)} from ${sql.raw(name)} as t`.execute(db);
  return Promise.all(rows.map(async ({ name }) => (await digest(name)).rows));
}

describe('the security log', () => {
  it.each(KINDS)('[16.3.1] the security log says who did what and where: %s', async (kind) => {
    const { sentence, deed } = await prepared(kind);
    const sentBefore = mailServer.mails.length;
    await deed();
    const written = await findSecurityLog(db, 10);
    const isCommand = sentence.startsWith('Ein Befehl');
    expect(written.filter((line) => line.kind === kind).map((line) => [securitySentence(line), line.device])).toEqual([
      [sentence, isCommand ? null : 'Firefox auf Windows'],
    ]);
    const notices = mailServer.mails.slice(sentBefore).filter(({ text }) => text?.includes(sentence));
    const told = notices.map(({ to }) => to?.[0]?.address);
    // Also whom it takes the access from.
    const all = expect.arrayContaining(['helfer@firma.example', 'inhaberin@firma.example']);
    expect(told).toEqual(LISTED.includes(kind) ? [] : all);
  });

  it.each(KINDS)('a deed happens only together with its line: %s', async (kind) => {
    const { deed, sentence } = await prepared(kind);
    const before = await contents();
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
      expect(await contents()).toEqual(before);
    } finally {
      await sql`drop function refuse_line cascade`.execute(db);
    }
  });

  it('the security log is read page by page, so that many logins push nothing off', async () => {
    const login = { kind: 'login' as const, at: new Date(), username: 'inhaberin', device: null, data: '{}' };
    await insert('shortLived.securityLog', { ...login, kind: 'calendar', at: new Date(0) });
    await insert(
      'shortLived.securityLog',
      Array.from({ length: 2 * SECURITY_LOG_LINES }, () => login),
    );
    const read: { id: string; what: string }[] = [];
    do {
      const path = `/api/admin/security-log${read.length > 0 ? `?before=${read.at(-1)?.id}` : ''}`;
      read.push(...(await (await invoke(account, path, owner)).json()));
    } while (read.length % SECURITY_LOG_LINES === 0);
    expect(read.at(-1)?.what).toBe('inhaberin hat eine neue Kalenderadresse angelegt');
    expect(new Set(read.map(({ id }) => id)).size).toBe(2 * SECURITY_LOG_LINES + 2);
  });

  it('a helper who was switched off before is told of the deletion', async () => {
    await prepared('deleted');
    await ofHelper('PUT', '', { isActive: false });
    mailServer.calm();
    await ofHelper('DELETE');
    expect(mailServer.mails.map(({ to }) => to?.[0]?.address)).toContain('helfer@firma.example');
  });

  it('the security log keeps lines for 180 days', async () => {
    const clock = frozenClock(new Date().toISOString());
    clock.advance(180 * DAY_MS + 1000);
    await tidyUp();
    expect(await findSecurityLog(db, 10)).toEqual([]);
  });
});
