import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { INVITATIONS_PER_HOUR } from '#admin/accounts/limits.ts';
import { DAY_MS } from '#config/limits.ts';
import { changePassword, makeOwner, setActive as setActiveByCommand } from '#domain/people/administrators.server.ts';
import tidyUp from '../../netlify/functions/tidy-up.ts';
import { ADMIN, anAdmin } from '../support/admin.ts';
import { race } from '../support/database/race.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { cookiesOf, fieldErrorsIn } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea, send } from '../support/owners-area.ts';

const { db, ask, inbox, post, put, read, remove } = ownersArea();
const mailServer = testMailServer();

const HELPER = { username: 'helfer', password: 'Fenster mit Sprossen 7' };

const invite = (email = 'helfer@firma.de') => post('invitations', { email });
const tokenOf = async (answer: Response): Promise<string> => (await answer.json()).token;
const accept = (token: string, chosen: object = HELPER) =>
  ask('invitation', { cookie: '', body: { token, ...chosen } });
const list = () => read('administrators');
const user = async (cookie: string) => (await ask('user', { cookie })).status;
const logIn = async (who = HELPER) => (await ask('login', { cookie: '', body: who })).status;
const setActive = async (id: string, isActive: boolean) => (await put(`administrators/${id}`, { isActive })).status;

test('an invitation is mailed with a link that creates an account and keeps its token out of server logs', async () => {
  const token = await tokenOf(await invite());
  const mail = mailServer.mails.find(({ to }) => to?.[0]?.address === 'helfer@firma.de');
  expect(mail?.text).toContain(`/admin/invitation#${token}`);
  expect(mail?.text).toContain('Maria Muster (Muster Glasreinigung Rheinhessen) lädt Sie ein');

  const answer = await accept(token);
  expect([await user(cookiesOf(answer)), await logIn()]).toEqual([200, 200]);
  expect(await list()).toMatchObject({
    administrators: [
      { username: 'inhaberin', isSelf: true },
      { username: 'helfer', email: 'helfer@firma.de', isSelf: false, isActive: true },
    ],
    invitations: [],
  });
});

test('an invitation is valid once, also for parallel attempts, and for seven days', async () => {
  const clock = frozenClock(new Date().toISOString());
  const first = await tokenOf(await invite());
  const attempts = Array.from({ length: 5 }, (_, n) => accept(first, { ...HELPER, username: `helfer${n}` }));
  expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);

  const late = await tokenOf(await invite('spaet@firma.de'));
  clock.advance(7 * DAY_MS);
  const answer = await accept(late, { ...HELPER, username: 'spät' });
  expect(answer.status).toBe(410);
  expect(await answer.json()).toMatchObject({
    error: 'Diese Einladung gilt nicht mehr. Bitte lassen Sie sich eine neue schicken.',
  });
  await tidyUp();
  expect(await db.selectFrom('shortLived.tokens').selectAll().execute()).toEqual([]);
});

test('an invitation replaces the earlier one to the same address and can be withdrawn', async () => {
  const first = await tokenOf(await invite());
  const second = await tokenOf(await invite());
  expect((await accept(first)).status).toBe(410);
  const { invitations } = await list();
  expect(invitations).toHaveLength(1);
  const withdraw = async () => (await remove(`invitations/${invitations[0].id}`)).status;
  expect([await withdraw(), (await accept(second)).status, await withdraw()]).toEqual([200, 410, 404]);
});

test('an invitation stays valid after a taken name or a short password', async () => {
  const token = await tokenOf(await invite());
  const taken = await accept(token, { ...HELPER, username: 'inhaberin' });
  expect(await fieldErrorsIn(taken)).toMatchObject({
    username: expect.stringMatching(/^Diesen Benutzernamen gibt es schon/),
  });
  const short = await accept(token, { ...HELPER, password: 'kurz' });
  expect(await fieldErrorsIn(short)).toMatchObject({ password: 'Das Passwort braucht mindestens 12 Zeichen' });
  expect((await accept(token)).status).toBe(200);
});

test.each(['INHABERIN', 'lnhaber1n', 'inhaberın', 'inhаberin', 'ｉｎｈａｂｅｒｉｎ', 'inhaberín', 'in haberin.'])(
  'an invitation is refused for the name %s, which looks like another or has letters of other scripts',
  async (username) => {
    const token = await tokenOf(await invite());
    expect(await fieldErrorsIn(await accept(token, { ...HELPER, username }))).toEqual({
      username: expect.any(String),
    });
    expect((await accept(token, { ...HELPER, username: 'Jürgen Müller-Lüdenscheidt 2' })).status).toBe(200);
  },
);

const newPassword = 'Ein ganz anderes Kennwort 7';
test.each([
  // An invitation may come from a stolen session.
  ['changes the password', () => post('account/password', { currentPassword: ADMIN.password, newPassword })],
  ['is given a password by the command', () => changePassword(db, ADMIN.username, newPassword)],
  ['is not active any more', () => db.updateTable('adminUsers').set({ isActive: false }).execute()],
  [
    'hands the ownership over, also if it comes back',
    async () => {
      await anAdmin(db, { ...ADMIN, username: 'andere' });
      await makeOwner(db, { username: 'andere' });
      await makeOwner(db, { username: ADMIN.username });
    },
  ],
  ['is a helper', () => db.updateTable('adminUsers').set({ isOwner: false }).execute()],
  [
    'is switched off, and on again',
    async () => {
      await setActiveByCommand(db, { username: ADMIN.username }, false);
      await setActiveByCommand(db, { username: ADMIN.username }, true);
    },
  ],
])('an invitation ends when its sender %s', async (_, end) => {
  const sent = await tokenOf(await invite());
  await end();
  expect((await accept(sent)).status).toBe(410);
});

test('an invitation is refused for an address that has an account, in any case', async () => {
  const answer = await invite('Inhaberin@firma.example');
  expect(await fieldErrorsIn(answer)).toMatchObject({ email: 'Diese E-Mail-Adresse hat schon einen Zugang' });
  const [one, other] = [await tokenOf(await invite()), await tokenOf(await invite('HELFER@firma.de'))];
  expect((await accept(one)).status).toBe(200);
  expect((await accept(other, { ...HELPER, username: 'zweite' })).status).toBe(410);
});

test('an invitation says why no mail went out, and is refused after too many in an hour', async () => {
  mailServer.behave('refuses the login');
  const { token, trouble } = await (await invite()).json();
  expect([trouble, (await accept(token)).status]).toEqual(['login', 200]);
  for (let n = 1; n < INVITATIONS_PER_HOUR; n += 1) expect((await invite(`a${n}@firma.de`)).status).toBe(201);
  const answer = await invite('zuviel@firma.de');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
});

test.each([
  ['another', 'POST', (_: string, other: string) => `${other}/owner`, undefined],
  ['switching them off', 'PUT', (id: string) => id, { isActive: false }],
])('an ownership given to a helper at once with %s stays with one who has access', async (_, method, path, body) => {
  for (const username of ['helfer', 'zweite']) await anAdmin(db, { ...ADMIN, username });
  const [, helper, other] = (await list()).administrators.map(({ id }: { id: string }) => id);
  const calls = [['POST', `${helper}/owner`] as const, [method, path(helper, other), body] as const];
  const answers = await race(
    db,
    (transaction) => transaction.selectFrom('adminUsers').select('id').forUpdate().execute(),
    calls.map(
      ([method, end, body]) =>
        () =>
          ask(`administrators/${end}`, { method, body }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const owners = db.selectFrom('adminUsers').select('isActive').where('isOwner', '=', true);
  expect(await owners.execute()).toEqual([{ isActive: true }]);
});

test('[7.4.5] an access that is switched off ends at once in every browser, until it is switched on again', async () => {
  const helper = cookiesOf(await accept(await tokenOf(await invite())));
  const [, { id }] = (await list()).administrators;
  expect([await setActive(id, false), await user(helper), await logIn()]).toEqual([200, 401, 401]);
  // The old sessions stay logged out.
  expect([await setActive(id, true), await user(helper), await logIn()]).toEqual([200, 401, 200]);
});

test('an access can be ended by another administrator alone, while the history keeps the helper’s entries', async () => {
  const helper = cookiesOf(await accept(await tokenOf(await invite())));
  const call = { name: 'Anna', phone: '06131 1234', service: 'fenster', key: randomUUID() };
  expect((await inbox.ask('', { body: call, cookie: helper })).status).toBe(201);
  const [own, { id }] = (await list()).administrators;
  const end = async (of = id) => (await remove(`administrators/${of}`)).status;
  expect([await setActive(own.id, false), await end(own.id)]).toEqual([409, 409]);
  expect([await end(), await user(helper), await end()]).toEqual([200, 401, 404]);
  expect((await list()).administrators).toHaveLength(1);
  const [request] = await inbox.all();
  expect(JSON.stringify(await inbox.history(request?.id ?? ''))).toContain('ehemaliger Zugang');
});

test('the ownership can be handed over only by the owner', async () => {
  const helper = { cookie: cookiesOf(await accept(await tokenOf(await invite()))) };
  const [first, { id }] = (await list()).administrators;
  const handOver = async (to: string, by = {}) =>
    (await ask(`administrators/${to}/owner`, { method: 'POST', ...by })).status;
  expect([await handOver(id), await handOver(id), await handOver(first.id, helper)]).toEqual([200, 403, 200]);
  expect((await list()).administrators).toMatchObject([{ isOwner: true }, { isOwner: false }]);
});

test('a new helper gets the mails about requests once the owner says so, and somebody always gets them', async () => {
  await accept(await tokenOf(await invite()));
  const [first, helper] = (await list()).administrators;
  const choose = async (id: string, getsMails: boolean) => (await put(`administrators/${id}`, { getsMails })).status;
  const readers = async () => {
    mailServer.calm();
    await send();
    return mailServer.mails.map(({ to }) => to?.[0]?.address).sort();
  };
  const [both, ownerAlone] = [['helfer@firma.de', first.email], [first.email]];
  expect(await readers()).toEqual(ownerAlone);
  expect([await choose(helper.id, true), await readers()]).toEqual([200, both]);
  expect([await choose(helper.id, false), await choose(first.id, false)]).toEqual([200, 409]);
  await setActiveByCommand(db, { username: ADMIN.username }, false);
  expect(await readers(), 'an owner who is switched off, because nobody else is left').toEqual(ownerAlone);
  await setActiveByCommand(db, { username: ADMIN.username }, true);
  await makeOwner(db, { id: helper.id });
  expect(await readers(), 'after the ownership was handed over').toEqual(both);
});

/** The tables that name an administrator but give no right. */
const NO_RIGHT: Record<string, string> = {
  backup_logs: 'Names who ordered a backup; null after their deletion.',
  request_log: 'Names who wrote a line; null after their deletion.',
  request_photos: 'Names who added a photo of the job; null after their deletion.',
  'short_lived.inbox_seen': 'Stores when they last looked at the inbox.',
};

test('[7.4.2] the end of an access covers every table that gives an administrator a right', async () => {
  const { rows } = await sql<{ name: string; isDeletedWithThem: boolean }>`
    select conrelid::regclass::text as name, confdeltype = 'c' as "isDeletedWithThem" from pg_constraint
    where contype = 'f' and confrelid = 'admin_users'::regclass order by 1`.execute(db);
  const ended = await readFile('src/domain/people/end-access.server.ts', 'utf8');
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const forgotten = rows.map(({ name }) => name).filter((name) => !ended.includes(`'${camel(name)}'`));
  expect(forgotten).toEqual(Object.keys(NO_RIGHT));
  const stays = rows.filter(({ isDeletedWithThem }) => !isDeletedWithThem).map(({ name }) => name);
  expect(stays, 'a deleted helper keeps no right').toEqual(['backup_logs', 'request_log', 'request_photos']);
});
