import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { type Admin, findAdminOf } from '#domain/people/sessions.server.ts';
import type { HttpError } from '#http/http-error.ts';
import { verifyOwnPassword } from '#http/own-password.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, anAdmin, theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { race } from '../support/database/race.ts';
import { testDatabase } from '../support/database.ts';
import { fieldErrorsIn } from '../support/field-errors.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { cookiesOf, invoke } from '../support/invoke.ts';

const { db } = testDatabase();
const owner = theOwner(db);

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const logInElsewhere = async () =>
  cookiesOf(await invoke(session, '/api/admin/login', { body: ADMIN, headers: { 'user-agent': FIREFOX } }));
const status = async (path: string, withCookie: string) => (await invoke(session, path, { cookie: withCookie })).status;

const change = (body: unknown) => invoke(api, '/api/admin/account/password', { body, ...owner });

test('[6.2.3] a password change asks for the old password and ends all other sessions', async () => {
  const other = await logInElsewhere();
  const answer = await change({ currentPassword: ADMIN.password, newPassword: 'Neue Wörter hintereinander' });
  expect(answer.status).toBe(200);
  expect(await status('/api/admin/user', cookiesOf(answer))).toBe(200);
  expect(await status('/api/admin/user', other)).toBe(401);
  const relogin = await invoke(session, '/api/admin/login', {
    body: { ...ADMIN, password: 'Neue Wörter hintereinander' },
  });
  expect(relogin.status).toBe(200);
});

test('a password change fails if the old password is wrong', async () => {
  const answer = await change({ currentPassword: 'falsch', newPassword: 'Neue Wörter hintereinander' });
  expect(await fieldErrorsIn(answer)).toMatchObject({ currentPassword: 'Das bisherige Passwort stimmt nicht' });
});

test.each([
  ['kurz', 'Das neue Passwort braucht mindestens 12 Zeichen'],
  ['123456789012', 'Dieses Passwort ist leicht zu erraten. Sicherer sind mehrere Wörter hintereinander.'],
  [ADMIN.password, 'Das neue Passwort ist das bisherige'],
])('a password change refuses the new password %s', async (newPassword, sentence) => {
  const answer = await change({ currentPassword: ADMIN.password, newPassword });
  expect(await fieldErrorsIn(answer)).toMatchObject({ newPassword: sentence });
});

test('[6.2.3] a password change succeeds only once when two with the same old password come at once', async () => {
  const newPasswords = ['Neue Wörter hintereinander', 'Andere Wörter hintereinander'];
  const answers = await race(
    db,
    (transaction) => transaction.selectFrom('adminUsers').select('id').forUpdate().execute(),
    newPasswords.map((newPassword) => () => change({ currentPassword: ADMIN.password, newPassword })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('[6.3.1] a password change ends its session at the tenth wrong password, and no other session', async () => {
  const other = await logInElsewhere();
  const wrong = { currentPassword: 'falsch', newPassword: 'Neue Wörter hintereinander' };
  const prove = (cookie: string, password: string) =>
    invoke(session, '/api/admin/proof', { cookie, body: { password } });
  for (let n = 0; n < 5; n += 1) {
    expect((await change(wrong)).status).toBe(422);
    expect((await prove(owner.cookie, 'falsch')).status).toBe(n < 4 ? 422 : 401);
  }
  expect((await prove(owner.cookie, ADMIN.password)).status).toBe(401);
  expect((await prove(other, ADMIN.password)).status).toBe(200);
  const { what } = await db
    .selectFrom('shortLived.securityLog')
    .selectAll()
    .where('kind', '=', 'proof-failed')
    .executeTakeFirstOrThrow()
    .then((line) => ({ what: securitySentence(line) }));
  expect(what).toBe('Passwort im Adminbereich 10-mal falsch eingegeben: inhaberin');
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
  ['a proof', () => invoke(session, '/api/admin/proof', { ...owner, body: { password: ADMIN.password } })],
  [
    'a password change',
    () =>
      invoke(api, '/api/admin/account/password', {
        ...owner,
        body: { currentPassword: ADMIN.password, newPassword: 'Neue Wörter hintereinander' },
      }),
  ],
  ['ending all other sessions', () => invoke(api, '/api/admin/sessions', { ...owner, method: 'DELETE' })],
])('[7.2.4] after %s a copied cookie ends, and the session goes on with its push device', async (_, act) => {
  const admin = await db.selectFrom('adminSessions').select(['id', 'adminId']).executeTakeFirstOrThrow();
  const keys = { endpoint: 'https://push.example/1', p256dh: 'x', auth: 'y', name: 'Chrome', createdAt: new Date() };
  await db
    .insertInto('shortLived.pushDevices')
    .values({ adminId: admin.adminId, sessionId: admin.id, ...keys })
    .execute();
  const copy = owner.cookie;
  owner.cookie = cookiesOf(await act());
  expect(await status('/api/admin/user', copy)).toBe(401);
  expect(await status('/api/admin/user', owner.cookie)).toBe(200);
  expect(await db.selectFrom('shortLived.pushDevices').select('sessionId').execute()).toHaveLength(1);
  const before = owner.cookie;
  owner.cookie = cookiesOf(await invoke(api, '/api/admin/sessions', { ...owner, method: 'DELETE' }));
  expect([await status('/api/admin/user', before), await status('/api/admin/user', owner.cookie)]).toEqual([401, 200]);
});

test('the active sessions are listed with their browsers and can be ended one by one', async () => {
  const other = await logInElsewhere();
  const answer = await invoke(api, '/api/admin/sessions', owner);
  const sessions = (await answer.json()) as { id: string; device: string; isCurrent: boolean }[];
  expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
    { device: 'Firefox auf Windows', isCurrent: false },
    { device: 'Unbekanntes Gerät', isCurrent: true },
  ]);
  const path = `/api/admin/sessions/${sessions[0]?.id}`;
  expect((await invoke(api, path, { method: 'DELETE', ...owner })).status).toBe(200);
  expect(await status('/api/admin/user', other)).toBe(401);
  expect((await invoke(api, path, { method: 'DELETE', ...owner })).status).toBe(404);
});

test('the active sessions show the last use of each to within five minutes', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  const other = await logInElsewhere();
  const lastActive = async () => {
    const answer = await invoke(api, '/api/admin/sessions', owner);
    const sessions = (await answer.json()) as { isCurrent: boolean; lastActiveAt: string | null }[];
    return sessions.find(({ isCurrent }) => !isCurrent)?.lastActiveAt;
  };
  expect(await lastActive()).toBeNull();
  await status('/api/admin/user', other);
  expect(await lastActive()).toBe('2026-03-02T09:00:00.000Z');
  clock.advance(4 * MINUTE_MS);
  await status('/api/admin/user', other);
  expect(await lastActive()).toBe('2026-03-02T09:00:00.000Z');
  clock.advance(HOUR_MS);
  await status('/api/admin/user', other);
  expect(await lastActive()).toBe('2026-03-02T10:04:00.000Z');
});

const update = (body: unknown) => invoke(api, '/api/admin/account', { method: 'PUT', body, ...owner });

test('an administrator’s name and mail are shown, and the name can be changed', async () => {
  expect((await update({ username: ' chefin ', email: 'inhaberin@firma.example' })).status).toBe(200);
  const shown = await invoke(api, '/api/admin/account', owner);
  expect(await shown.json()).toEqual({
    username: 'chefin',
    email: 'inhaberin@firma.example',
    isOwner: true,
    keys: 0,
    codesLeft: 0,
    waiting: null,
  });
});

test('an administrator’s name and mail are refused if another one has them', async () => {
  await anAdmin(db, { ...ADMIN, username: 'zweite' });
  const takenName = await update({ username: 'zweite', email: 'chefin@firma.example' });
  expect(await fieldErrorsIn(takenName)).toMatchObject({
    username: expect.stringMatching(/^Diesen Benutzernamen gibt es schon/),
  });
  const takenMail = await update({ username: 'chefin', email: 'zweite@firma.example' });
  expect(await fieldErrorsIn(takenMail)).toMatchObject({
    email: 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto',
  });
});
