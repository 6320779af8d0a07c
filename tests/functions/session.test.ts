import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#config/limits.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, anAdmin } from '../support/admin.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { type Call, cookiesOf, invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';

const { db } = testDatabase();
const mailServer = testMailServer();

const login = (body: unknown, more: Call = {}) => invoke(session, '/api/admin/login', { body, ...more });
const user = (cookie: string) => invoke(session, '/api/admin/user', { cookie });
const wrong = { username: ADMIN.username, password: 'falsch' };

beforeEach(() => anAdmin(db));

test('a login opens a session and returns the administrator with the login before', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  const first = await login(ADMIN);
  expect(await first.json()).toEqual({ username: 'inhaberin', isActive: true, lastLogin: null });
  clock.set('2026-03-05T18:30:00Z');
  const second = await login(ADMIN);
  const admin = { username: 'inhaberin', isActive: true, lastLogin: '2026-03-02T09:00:00.000Z' };
  expect([await second.json(), await (await user(cookiesOf(second))).json()]).toEqual([admin, admin]);
});

test('[3.3.1, 3.3.3, 3.3.4, 7.3.2] a login sets cookies with HttpOnly, SameSite and, over https alone, Secure and __Host-; remembered ones live for 365 days', async () => {
  const plain = (await login({ ...ADMIN, remember: 'on' })).headers.getSetCookie();
  expect(plain.map((line) => /Max-Age=(\d+)/.exec(line)?.[1])).toEqual(Array(2).fill(String(365 * 86_400)));
  const secure = (await login(ADMIN, { origin: 'https://firma.example' })).headers.getSetCookie();
  expect([plain.length, secure.length]).toEqual([2, 2]);
  for (const line of [...plain, ...secure]) expect(line).toMatch(/Path=\/; HttpOnly; SameSite=Strict/);
  for (const line of secure) expect(line).toMatch(/^__Host-.*; Secure$/);
  // Browsers would refuse either mark over plain http.
  for (const line of plain) expect(line).not.toMatch(/^__Host-|; Secure$/);
});

test('a login does not reveal whether the name exists, nor by a wait', async () => {
  frozenClock();
  const unknownName = await login({ username: 'niemand', password: 'falsch' });
  const wrongPassword = await login(wrong);
  expect([unknownName.status, wrongPassword.status]).toEqual([401, 401]);
  expect(await unknownName.text()).toBe(await wrongPassword.text());
  expect((await failTimes(5, () => ({ username: 'niemand' }))).at(-1)).toBe(429);
});

test.each(['INHABERIN', 'lnhaberin', ' Inhaberin '])(
  'a login finds the name however it is written: %s',
  async (username) => expect((await login({ ...ADMIN, username })).status).toBe(200),
);

test('a login finds the exact name first, if an older one differs in case only', async () => {
  await anAdmin(db, { username: 'Inhaberin', password: 'Regen auf neuen Scheiben 9' });
  expect((await login({ username: 'Inhaberin', password: 'Regen auf neuen Scheiben 9' })).status).toBe(200);
  expect((await login(ADMIN)).status).toBe(200);
});

test('[6.3.5] a login is mailed from a new device only, but for the first one', async () => {
  const known = cookiesOf(await login(ADMIN));
  await login(ADMIN, { cookie: known });
  expect(mailServer.mails).toEqual([]);
  await login(ADMIN);
  expect(mailServer.mails).toHaveLength(1);
});

/** Fails to log in `times` times, one after the other. Returns the statuses. */
const failTimes = async (times: number, of: (n: number) => { username?: string; ip?: string } = () => ({})) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const { username = ADMIN.username, ip = '192.0.2.1' } = of(n);
    statuses.push((await login({ username, password: 'falsch' }, { ip })).status);
  }
  return statuses;
};

test('[6.3.1] failed logins make every attempt wait from the fifth on, even with the right password', async () => {
  const clock = frozenClock();
  expect(await failTimes(6)).toEqual([401, 401, 401, 401, 401, 429]);
  const braked = await login(ADMIN);
  expect([braked.status, braked.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await braked.json()).error).toMatch(/^Zu viele Fehlversuche. Bitte warten Sie 2 Sekunden/);
  clock.advance(2001);
  expect((await login(ADMIN)).status).toBe(200);
  expect(await failTimes(4)).toEqual([401, 401, 401, 401]);
});

test('failed logins by strangers do not delay a browser that has logged in before', async () => {
  frozenClock();
  const known = cookiesOf(await login(ADMIN, { ip: '192.0.2.10' }));
  await failTimes(8, (n) => ({ ip: `198.51.100.${n}` }));
  expect((await login(ADMIN, { ip: '198.51.100.99' })).status).toBe(429);
  expect((await login(ADMIN, { ip: '192.0.2.10', cookie: known })).status).toBe(200);
});

test('[6.3.1] failed logins wait in a browser that is known to another account only', async () => {
  frozenClock();
  await anAdmin(db, { ...ADMIN, username: 'helfer' });
  const helpers = cookiesOf(await login({ ...ADMIN, username: 'helfer' }, { ip: '192.0.2.10' }));
  await failTimes(8, (n) => ({ ip: `198.51.100.${n}` }));
  expect((await login(ADMIN, { ip: '192.0.2.10', cookie: helpers })).status).toBe(429);
});

test('[6.3.1] failed logins of a client still count after it logs in to its own account', async () => {
  frozenClock();
  await anAdmin(db, { ...ADMIN, username: 'helfer' });
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    await login({ ...ADMIN, username: 'helfer' });
    statuses.push(...(await failTimes(4, () => ({ username: `name${n}` }))));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
});

test('[6.3.1] failed logins from addresses of one IPv6 network count as one client’s, whatever the name', async () => {
  frozenClock();
  const statuses = await failTimes(21, (n) => ({ username: `name${n}`, ip: `2001:db8:1:2::${n}` }));
  expect(statuses).toEqual([...Array(20).fill(401), 429]);
  expect(await failTimes(1, () => ({ username: 'name99', ip: '2001:db8:1:3::1' }))).toEqual([401]);
});

test('[16.3.1] failed logins are one line an hour and name in the security log, without typed names of others', async () => {
  const clock = frozenClock();
  await failTimes(3, (n) => ({ username: ['inhaberin', 'CHEFIN', 'Mein Passwort'][n] ?? '' }));
  await Promise.all([failTimes(1), failTimes(1)]);
  clock.advance(HOUR_MS);
  await failTimes(1);
  const lines = await db.selectFrom('shortLived.securityLog').selectAll().orderBy('at').execute();
  expect(lines.map(securitySentence).sort()).toEqual([
    'Anmeldung 2-mal fehlgeschlagen, mit unbekannten Namen',
    'Anmeldung 3-mal fehlgeschlagen: inhaberin',
    'Anmeldung einmal fehlgeschlagen: inhaberin',
  ]);
});

test('failed logins count even if they are parallel', async () => {
  frozenClock();
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(wrong)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(3).fill(429)]);
});

test('[7.4.1] a session ends at the logout, also for a copy of the cookie', async () => {
  const cookie = cookiesOf(await login(ADMIN));
  const out = await invoke(session, '/api/admin/logout', { method: 'POST', cookie });
  expect(out.status).toBe(200);
  expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; .*Max-Age=0/)]);
  expect((await user(cookie)).status).toBe(401);
});

test('[7.4.2] a session ends as soon as the administrator is switched off, who then cannot log in', async () => {
  const cookie = cookiesOf(await login(ADMIN));
  await db.updateTable('adminUsers').set({ isActive: false }).execute();
  expect((await user(cookie)).status).toBe(401);
  expect((await login(ADMIN)).status).toBe(401);
});

test('a session ends when the same browser logs in again', async () => {
  const before = cookiesOf(await login(ADMIN));
  const after = cookiesOf(await login(ADMIN, { cookie: before }));
  expect([(await user(before)).status, (await user(after)).status]).toEqual([401, 200]);
});

test('[7.3.1] a session ends after seven days, on a remembered device after 90 days without use', async () => {
  const clock = frozenClock();
  const plain = cookiesOf(await login(ADMIN));
  clock.advance(7 * DAY_MS - 1000);
  expect((await user(plain)).status).toBe(200);
  clock.advance(2000);
  expect((await user(plain)).status).toBe(401);
  const cookie = cookiesOf(await login({ ...ADMIN, remember: 'on' }));
  for (let month = 0; month < 6; month += 1) {
    clock.advance(30 * DAY_MS);
    expect((await user(cookie)).status).toBe(200);
  }
  clock.advance(90 * DAY_MS);
  expect((await user(cookie)).status).toBe(401);
});

test('[7.3.2] a session on a remembered device ends 365 days after its login, whatever renews it', async () => {
  const clock = frozenClock();
  let cookie = cookiesOf(await login({ ...ADMIN, remember: 'on' }));
  for (let day = 0; day < 364; day += 28) {
    const proof = await invoke(session, '/api/admin/proof', { cookie, body: { password: ADMIN.password } });
    cookie = cookiesOf(proof);
    expect((await user(cookie)).status).toBe(200);
    clock.advance(28 * DAY_MS);
  }
  await db
    .updateTable('shortLived.knownDevices')
    .set({ expiresAt: new Date(8.64e15) })
    .execute();
  expect((await user(cookie)).status).toBe(200);
  clock.advance(DAY_MS);
  expect((await user(cookie)).status).toBe(401);
});

test('[7.4.3] a session ends with its remembered device', async () => {
  const cookie = cookiesOf(await login({ ...ADMIN, remember: 'on' }));
  await db.deleteFrom('shortLived.knownDevices').execute();
  expect((await user(cookie)).status).toBe(401);
});

test('[7.2.1] a session does not exist for a forged cookie', async () => {
  expect((await user('session=abc.def.ghi')).status).toBe(401);
});
