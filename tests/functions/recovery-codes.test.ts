import { beforeEach, expect, test } from 'vitest';
import { changePassword, setActive } from '#domain/people/administrators.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import links from '../../netlify/functions/links.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { race } from '../support/database/race.ts';
import { testDatabase } from '../support/database.ts';
import { fieldErrorsIn } from '../support/field-errors.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { cookiesOf, invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { tokenIn } from '../support/token-in.ts';

const { db } = testDatabase();
const mailServer = testMailServer();
const owner = theOwner(db);
let codes: string[];

const NEW = 'Regen auf neuen Scheiben 9';
const makeCodes = async (): Promise<string[]> =>
  (await (await invoke(api, '/api/admin/recovery-codes', { method: 'POST', ...owner })).json()).codes;
const codesLeft = async () => (await (await invoke(api, '/api/admin/account', owner)).json()).codesLeft;

/** Resets the password with a fresh link, in an unknown browser or in that of the cookie. */
async function reset(code?: string, cookie = '', password = NEW) {
  await invoke(links, '/api/admin/password-reset', {
    body: { username: ADMIN.username },
    cookie: owner.cookie,
  });
  const token = tokenIn(mailServer.mails.at(-1)?.text);
  return invoke(links, '/api/admin/password-reset/password', { body: { token, password, code }, cookie });
}

beforeEach(async () => {
  codes = await makeCodes();
  await db.deleteFrom('rateLimits').execute();
});

test('[6.5.2, 6.5.3, 6.5.4] a recovery sheet has eight codes of 60 random bits, stored as argon2id hashes', async () => {
  expect(codes.map((code) => code.replace(/[0-9A-Z](?=[0-9A-Z]*(-|$))(?<!^.)/g, 'x'))).toEqual(
    Array.from({ length: 8 }, (_, n) => `${n + 1}-xxxx-xxxx-xxxx`),
  );
  const rows = await db.selectFrom('shortLived.recoveryCodes').selectAll().execute();
  expect(rows.every(({ hash }) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
  expect(await codesLeft()).toBe(8);
});

test('[6.4.3] a password reset in an unknown browser asks for a code, and keeps its link meanwhile', async () => {
  const asked = await reset();
  expect(await fieldErrorsIn(asked)).toEqual({ code: expect.stringContaining('Code von Ihrem Notfallblatt') });
  expect((await reset('1-0000-0000-0000')).status).toBe(422);
  expect((await invoke(session, '/api/admin/user', owner)).status).toBe(200);
  const done = await reset(codes[3]?.toLowerCase().replaceAll('-', ' '));
  expect(done.status).toBe(200);
  const call = { body: { ...ADMIN, password: NEW }, cookie: cookiesOf(done) };
  expect((await invoke(session, '/api/admin/login', call)).status).toBe(200);
});

test('[6.5.1] a code counts once, and the others of its sheet stay', async () => {
  expect((await reset(codes[0])).status).toBe(200);
  expect((await reset(codes[0], '', 'Noch ein anderes Kennwort 3')).status).toBe(422);
  expect((await reset(codes[1], '', 'Noch ein anderes Kennwort 3')).status).toBe(200);
  expect(await db.selectFrom('shortLived.recoveryCodes').select('number').orderBy('number').execute()).toHaveLength(6);
});

test('a code counts once when two logins spend it at once', async () => {
  const logIn = () => invoke(session, '/api/admin/login', { body: { ...ADMIN, code: codes[0] } });
  const lock = (held: Db) => held.selectFrom('shortLived.recoveryCodes').select('number').forUpdate().execute();
  const answers = await race(db, lock, [logIn, logIn]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('[6.4.3] a refused new password spends no code', async () => {
  expect((await reset(codes[0], '', 'leavemealone')).status).toBe(422);
  expect((await reset(codes[0])).status).toBe(200);
});

test('[6.3.1] wrong codes wait from the fifth on, whatever the address, also with the right one', async () => {
  const clock = frozenClock();
  for (let n = 0; n < 5; n += 1) expect((await reset('2-0000-0000-0000')).status).toBe(422);
  expect((await reset(codes[1])).status).toBe(429);
  clock.advance(2001);
  expect((await reset(codes[1])).status).toBe(200);
});

test('a new sheet ends the earlier one', async () => {
  const newer = await makeCodes();
  expect((await reset(codes[0])).status).toBe(422);
  expect((await reset(newer[0])).status).toBe(200);
});

test('a recovery sheet outlives a change of the own password, but no command and no end of the access', async () => {
  const body = { currentPassword: ADMIN.password, newPassword: NEW };
  const changed = await invoke(api, '/api/admin/account/password', { body, ...owner });
  owner.cookie = cookiesOf(changed);
  expect(await codesLeft()).toBe(8);
  await changePassword(db, ADMIN.username, 'Noch ein anderes Kennwort 3');
  expect(await db.selectFrom('shortLived.recoveryCodes').selectAll().execute()).toEqual([]);
  const { id } = await db.selectFrom('adminUsers').select('id').executeTakeFirstOrThrow();
  await db.insertInto('shortLived.recoveryCodes').values({ adminId: id, number: 1, hash: 'x' }).execute();
  await setActive(db, { username: ADMIN.username }, false);
  expect(await db.selectFrom('shortLived.recoveryCodes').selectAll().execute()).toEqual([]);
});
