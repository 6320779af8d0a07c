import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#config/limits.ts';
import { findSecurityLog } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { ADMIN, theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { Authenticator } from '../support/authenticator.ts';
import { testDatabase } from '../support/database.ts';
import { fieldErrorsIn } from '../support/field-errors.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { type Call, cookiesAfter, cookiesOf, invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { tokenIn } from '../support/token-in.ts';

const { db } = testDatabase();
const mailServer = testMailServer();
/** Logged in on the only device that the account knows. */
const owner = theOwner(db);

const NEW = 'Regen auf neuen Scheiben 9';
const post = (path: string, call: Call = {}) => invoke(api, `/api/admin/${path}`, { method: 'POST', ...call });
const logIn = (code?: string, more: Call = {}, password = ADMIN.password) =>
  post('login', { ...more, body: { ...ADMIN, password, code, ...(more.body as object) } });
const makeSheet = async (cookie = owner.cookie): Promise<string[]> =>
  (await (await post('recovery-codes', { cookie })).json()).codes;

async function makeKey(): Promise<Authenticator> {
  const key = new Authenticator();
  const options = await (await post('passkeys/options', owner)).json();
  const answer = await post('passkeys', { ...owner, body: key.make(options) });
  expect(answer.status).toBe(200);
  owner.cookie = cookiesAfter(owner.cookie, answer);
  return key;
}

async function logInBy(key: Authenticator) {
  const asked = await post('passkey/options');
  return post('passkey', { cookie: cookiesOf(asked), body: key.sign(await asked.json()) });
}

/** Opens the mailed link for a new password on the device of the cookie. */
async function reset(code?: string, cookie = '') {
  await post('password-reset', { body: { username: ADMIN.username }, ...owner });
  const token = tokenIn(mailServer.mails.at(-1)?.text);
  return post('password-reset/password', { body: { token, password: NEW, code }, cookie });
}

test('a password alone lets in until there is a recovery sheet, with a key too', async () => {
  expect((await logIn()).status).toBe(200);
  const key = await makeKey();
  expect((await logIn()).status, 'a lost phone locks nobody out').toBe(200);
  expect((await reset()).status).toBe(200);
  expect((await logInBy(key)).status, 'the reset ends it').toBe(410);
  owner.cookie = cookiesOf(await logIn(undefined, {}, NEW));
  await makeSheet();
  expect((await logIn(undefined, {}, NEW)).status).toBe(422);
});

test('an unknown device needs the password and one code, which counts once', async () => {
  const [code = '', next] = await makeSheet();
  const asked = await logIn();
  expect([asked.status, asked.headers.getSetCookie()]).toEqual([422, []]);
  expect(await fieldErrorsIn(asked)).toEqual({ code: expect.stringContaining('Code von Ihrem Notfallblatt') });
  expect((await logIn(code, {}, 'falsch')).status, 'a code alone opens nothing, and stays').toBe(401);
  const answer = await logIn(code.toLowerCase());
  expect(answer.status).toBe(200);
  expect((await logIn(code)).status).toBe(422);
  expect((await logIn(undefined, { cookie: cookiesOf(answer) })).status, 'the device is known now').toBe(200);
  expect((await logIn(next)).status).toBe(200);
});

test.each([
  ['a browser where one stays logged in', 'on', 200],
  ['any other', undefined, 422],
])('after the logout the password alone is enough in %s: %s', async (_, remember, status) => {
  const [code] = await makeSheet();
  expect((await logIn(undefined, owner)).status, 'before the logout').toBe(200);
  const cookie = cookiesOf(await logIn(undefined, { ...owner, body: { remember } }));
  await post('logout', { cookie });
  expect((await logIn(undefined, { cookie })).status).toBe(status);
  mailServer.calm();
  const again = cookiesOf(await logIn(code, { cookie }));
  expect(mailServer.mails, 'it is no new device').toEqual([]);
  expect((await logIn(undefined, { cookie: again })).status).toBe(200);
});

test('[7.4.3] the end of all others ends sheet and devices, and asks for the proof', async () => {
  const clock = frozenClock(new Date().toISOString());
  const [code, next] = await makeSheet();
  const other = cookiesOf(await logIn(code));
  const endOthers = () => invoke(api, '/api/admin/sessions', { method: 'DELETE', cookie: other });
  clock.advance(10 * MINUTE_MS);
  expect((await endOthers()).status, 'a copied cookie').toBe(403);
  expect((await logIn()).status, 'the password alone').toBe(422);
  const proved = cookiesOf(await post('proof', { cookie: other, body: { password: ADMIN.password } }));
  await invoke(api, '/api/admin/sessions', { method: 'DELETE', cookie: proved });
  const codes = await db.selectFrom('shortLived.recoveryCodes').selectAll().execute();
  expect([codes, (await logIn(next)).status]).toEqual([[], 200]);
  expect((await invoke(api, '/api/admin/user', owner)).status, 'another session').toBe(401);
  await makeSheet(cookiesOf(await logIn()));
  expect((await logIn(undefined, owner)).status, 'a device from before').toBe(422);
});

test('[7.4.3] ‘Jemand war drin’ ends sessions, keys, sheet, devices and the calendar’s address, for a new password', async () => {
  const key = await makeKey();
  await makeSheet();
  const { token } = await (await post('calendar', owner)).json();
  const body = { currentPassword: ADMIN.password, newPassword: NEW, everything: 'on' };
  const answer = await post('account/password', { ...owner, body });
  expect([answer.status, cookiesOf(answer)]).toEqual([200, 'session=']);
  expect((await post('proof', { ...owner, body: { password: NEW } })).status).toBe(401);
  expect((await logInBy(key)).status).toBe(410);
  expect((await invoke(api, `/api/calendar/${token}.ics`)).status).toBe(404);
  const counted = await logIn(undefined, {}, NEW);
  expect(counted.status, 'no code is asked for').toBe(200);
  expect(mailServer.mails.at(-1)?.subject, 'the device is new').toContain('neuen Gerät');
});

test('[6.3.5] a right password without a right code is mailed once a day', async () => {
  const clock = frozenClock(new Date().toISOString());
  await makeSheet();
  mailServer.calm();
  for (const code of [undefined, '1-0000-0000-0000']) {
    expect((await logIn(code)).status).toBe(422);
    expect(mailServer.mails).toHaveLength(1);
  }
  expect(mailServer.mails[0]?.subject).toContain('Neues Gerät trotz richtigem Passwort oder Link einmal abgewiesen');
  expect((await logIn(undefined, {}, 'falsch')).status).toBe(401);
  expect(mailServer.mails).toHaveLength(1);
  clock.advance(DAY_MS);
  await logIn();
  expect(mailServer.mails).toHaveLength(2);
});

test('a device that is logged out from the list is unknown afterwards', async () => {
  const [code] = await makeSheet();
  const lost = cookiesOf(await logIn(code));
  const sessions = await (await invoke(api, '/api/admin/sessions', owner)).json();
  const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await invoke(api, `/api/admin/sessions/${id}`, { method: 'DELETE', ...owner });
  expect((await logIn(undefined, { cookie: lost })).status).toBe(422);
});

test('a device whose year is over is unknown', async () => {
  await makeSheet();
  expect((await logIn(undefined, owner)).status).toBe(200);
  await db
    .updateTable('shortLived.knownDevices')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .execute();
  expect((await logIn(undefined, owner)).status).toBe(422);
});

test('[6.3.1] right passwords without a code wait from the fifth on', async () => {
  const clock = frozenClock(new Date().toISOString());
  const [code] = await makeSheet();
  for (let n = 0; n < 5; n += 1) expect((await logIn()).status).toBe(422);
  expect((await logIn(code)).status).toBe(429);
  clock.advance(2001);
  expect((await logIn(code)).status).toBe(200);
  const sentences = (await findSecurityLog(db)).map(securitySentence);
  expect(sentences).toContain(
    'Neues Gerät trotz richtigem Passwort oder Link 5-mal abgewiesen, weil der Code fehlte: inhaberin',
  );
});

test('[6.4.3] a lost phone: the mailed link ends its key, with a code or on a known device', async () => {
  const lost = await makeKey();
  const [code, next] = await makeSheet();
  expect((await reset()).status).toBe(422);
  expect((await logInBy(lost)).status, 'nothing ended').toBe(200);
  expect((await reset(code)).status).toBe(200);
  expect((await logInBy(lost)).status).toBe(410);
  const known = cookiesOf(await logIn(next, {}, NEW));
  expect((await reset(undefined, known)).status).toBe(200);
});

test('[11.2.2] a login hashes a password of an earlier cost anew', async () => {
  const hash = async () => (await db.selectFrom('adminUsers').select('password').executeTakeFirstOrThrow()).password;
  expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=8,/);
  expect((await logIn()).status).toBe(200);
  const anew = await hash();
  expect(anew).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await logIn()).status).toBe(200);
  expect(await hash(), 'once').toBe(anew);
});
