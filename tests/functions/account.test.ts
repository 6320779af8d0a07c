import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';
import { findSecurityLog } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { type Admin, findAdminOf } from '#domain/people/sessions.server.ts';
import type { HttpError } from '#http/http-error.ts';
import { verifyOwnPassword } from '#http/own-password.ts';
import type { Db } from '#server/db/schema/index.ts';
import { ADMIN, anAdmin } from '../support/admin.ts';
import { race } from '../support/database/race.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { cookiesOf, fieldErrorsIn } from '../support/invoke.ts';
import { ownersArea } from '../support/owners-area.ts';

const { db, insert, ask, owner, post, put, read, remove } = ownersArea();

const NEW = 'Neue Wörter hintereinander';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const logInElsewhere = async (password = ADMIN.password) =>
  cookiesOf(await ask('login', { cookie: '', body: { ...ADMIN, password }, headers: { 'user-agent': FIREFOX } }));
const status = async (cookie: string) => (await ask('user', { cookie })).status;

const change = (newPassword = NEW, currentPassword = ADMIN.password) =>
  post('account/password', { currentPassword, newPassword });

test('[6.2.3] a password change asks for the old password and ends all other sessions', async () => {
  const other = await logInElsewhere();
  const wrong = { currentPassword: 'Das bisherige Passwort stimmt nicht' };
  expect(await fieldErrorsIn(await change(NEW, 'falsch'))).toEqual(wrong);
  const answer = await change();
  expect([answer.status, await status(cookiesOf(answer)), await status(other)]).toEqual([200, 200, 401]);
  expect(await status(await logInElsewhere(NEW))).toBe(200);
});

test.each([
  ['kurz', 'Das neue Passwort braucht mindestens 12 Zeichen'],
  ['123456789012', 'Dieses Passwort ist leicht zu erraten. Sicherer sind mehrere Wörter hintereinander.'],
  [ADMIN.password, 'Das neue Passwort ist das bisherige'],
])('[6.2.1] a password change refuses the new password %s', async (newPassword, sentence) => {
  expect(await fieldErrorsIn(await change(newPassword))).toEqual({ newPassword: sentence });
});

test('[6.2.3] a password change succeeds only once when two with the same old password come at once', async () => {
  const lock = (held: Db) => held.selectFrom('adminUsers').select('id').forUpdate().execute();
  const answers = await race(db, lock, [() => change(), () => change('Andere Wörter hintereinander')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('[6.3.1] a password change ends its session at the tenth wrong password, and no other session', async () => {
  const other = await logInElsewhere();
  const prove = (cookie: string, password: string) => ask('proof', { cookie, body: { password } });
  for (let n = 0; n < 5; n += 1) {
    expect((await change(NEW, 'falsch')).status).toBe(422);
    expect((await prove(owner.cookie, 'falsch')).status).toBe(n < 4 ? 422 : 401);
  }
  expect((await prove(owner.cookie, ADMIN.password)).status).toBe(401);
  expect((await prove(other, ADMIN.password)).status).toBe(200);
  const lines = (await findSecurityLog(db)).map(securitySentence);
  expect(lines).toContain('Passwort im Adminbereich 10-mal falsch eingegeben: inhaberin');
});

test('[6.3.1] a password change is refused to a try beside the tenth wrong one, even with the right password', async () => {
  const { id } = await db.selectFrom('adminSessions').select('id').executeTakeFirstOrThrow();
  const admin = (await findAdminOf(db, id, new Date())) as Admin;
  const tries = [...Array(10).fill('falsch'), ADMIN.password];
  const results: unknown[] = [];
  for (const typed of tries) {
    results.push(await verifyOwnPassword(db, admin, typed, new Date()).catch(({ status }: HttpError) => status));
  }
  expect(results).toEqual([...Array(9).fill(undefined), 401, 401]);
});

test.each([
  ['a proof', () => post('proof', { password: ADMIN.password })],
  ['a password change', () => change()],
  ['ending all other sessions', () => remove('sessions')],
])('[7.2.4] after %s a copied cookie ends, and the session goes on with its push device', async (_, act) => {
  const admin = await db.selectFrom('adminSessions').select(['id', 'adminId']).executeTakeFirstOrThrow();
  const keys = { endpoint: 'https://push.example/1', p256dh: 'x', auth: 'y', name: 'Chrome', createdAt: new Date() };
  await insert('shortLived.pushDevices', { adminId: admin.adminId, sessionId: admin.id, ...keys });
  const copy = owner.cookie;
  owner.cookie = cookiesOf(await act());
  expect([await status(copy), await status(owner.cookie)]).toEqual([401, 200]);
  expect(await db.selectFrom('shortLived.pushDevices').select('sessionId').execute()).toHaveLength(1);
});

test('the active sessions are listed with their browsers and can be ended one by one', async () => {
  const other = await logInElsewhere();
  const sessions = await read('sessions');
  expect(sessions).toMatchObject([
    { device: 'Firefox auf Windows', isCurrent: false },
    { device: 'Unbekanntes Gerät', isCurrent: true },
  ]);
  const end = async () => (await remove(`sessions/${sessions[0].id}`)).status;
  expect([await end(), await status(other), await end()]).toEqual([200, 401, 404]);
});

test('the active sessions show the last use of each to within five minutes', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  const other = await logInElsewhere();
  const lastActive = async () =>
    (await read('sessions')).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).lastActiveAt;
  expect(await lastActive()).toBeNull();
  await status(other);
  expect(await lastActive()).toBe('2026-03-02T09:00:00.000Z');
  clock.advance(4 * MINUTE_MS);
  await status(other);
  expect(await lastActive()).toBe('2026-03-02T09:00:00.000Z');
  clock.advance(HOUR_MS);
  await status(other);
  expect(await lastActive()).toBe('2026-03-02T10:04:00.000Z');
});

test('an administrator’s name and mail are shown, the name can be changed, and neither may be another one’s', async () => {
  const email = 'inhaberin@firma.example';
  expect((await put('account', { username: ' chefin ', email })).status).toBe(200);
  expect(await read('account')).toMatchObject({ username: 'chefin', email, isOwner: true });
  await anAdmin(db, { ...ADMIN, username: 'zweite' });
  const takenName = await put('account', { username: 'zweite', email: 'chefin@firma.example' });
  const sentence = expect.stringMatching(/^Diesen Benutzernamen gibt es schon/);
  expect(await fieldErrorsIn(takenName)).toEqual({ username: sentence });
  const takenMail = await put('account', { username: 'chefin', email: 'zweite@firma.example' });
  expect(await fieldErrorsIn(takenMail)).toEqual({ email: 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto' });
});
