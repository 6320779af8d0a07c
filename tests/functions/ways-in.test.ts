import { expect, it } from 'vitest';
import { changePassword } from '#domain/people/administrators.server.ts';
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
  post('login', { body: { ...ADMIN, password, code }, ...more });
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

it('[6.3.3] a password alone lets in while the account has neither key nor code', async () => {
  expect((await logIn()).status).toBe(200);
  await makeSheet();
  expect((await logIn()).status).toBe(422);
});

it('[6.3.3] an unknown device needs the password and one code, which counts once', async () => {
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

it('a code lets in once when two tabs send it at once', async () => {
  const [code] = await makeSheet();
  const answers = await Promise.all([logIn(code), logIn(code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('[6.3.3] a known device needs the password alone, also after the logout, but not once it was ended', async () => {
  await makeSheet();
  await makeKey();
  await post('logout', owner);
  const again = await logIn(undefined, owner);
  expect(again.status).toBe(200);
  const other = cookiesOf(await logIn((await makeSheet(cookiesOf(again)))[0]));
  await invoke(api, '/api/admin/sessions', { method: 'DELETE', cookie: other });
  expect((await logIn(undefined, owner)).status).toBe(422);
});

it('[6.3.3] a device that is logged out from the list is unknown afterwards', async () => {
  const [code] = await makeSheet();
  const lost = cookiesOf(await logIn(code));
  const sessions = await (await invoke(api, '/api/admin/sessions', owner)).json();
  const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await invoke(api, `/api/admin/sessions/${id}`, { method: 'DELETE', ...owner });
  expect((await logIn(undefined, { cookie: lost })).status).toBe(422);
});

it('[6.3.3] a device whose year is over is unknown', async () => {
  await makeSheet();
  expect((await logIn(undefined, owner)).status).toBe(200);
  await db
    .updateTable('shortLived.knownDevices')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .execute();
  expect((await logIn(undefined, owner)).status).toBe(422);
});

it('[6.3.3] keys without codes let in by a key and on known devices, not by the password elsewhere', async () => {
  const key = await makeKey();
  const refused = await logIn('1-0000-0000-0000');
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: expect.stringContaining('mit Fingerabdruck oder Gesicht') },
  ]);
  expect((await reset()).status).toBe(403);
  expect((await logIn(undefined, owner)).status).toBe(200);
  expect((await logInBy(key)).status).toBe(200);
  await db.updateTable('shortLived.passkeys').set({ rpId: 'alt.example' }).execute();
  expect((await logIn()).status, 'nobody can use a key of an earlier domain').toBe(200);
});

it('[6.3.1] right passwords without a code wait from the fifth on', async () => {
  const clock = frozenClock(new Date().toISOString());
  const [code] = await makeSheet();
  for (let n = 0; n < 5; n += 1) expect((await logIn()).status).toBe(422);
  expect((await logIn(code)).status).toBe(429);
  clock.advance(2001);
  expect((await logIn(code)).status).toBe(200);
  const sentences = (await findSecurityLog(db, 20)).map(securitySentence);
  expect(sentences).toContain('Neues Gerät 5-mal abgewiesen, weil Code oder Schlüssel fehlte: inhaberin');
});

it('a lost phone: a code of the sheet lets in a new one, where the old key is deleted', async () => {
  const lost = await makeKey();
  const [code] = await makeSheet();
  const cookie = cookiesOf(await logIn(code));
  expect((await invoke(api, `/api/admin/passkeys/${lost.id}`, { method: 'DELETE', cookie })).status).toBe(200);
  expect((await logInBy(lost)).status).toBe(410);
});

it('[6.4.3] a lost phone: the mailed link ends its key, with a code or on a known device', async () => {
  const lost = await makeKey();
  const [code, next] = await makeSheet();
  expect((await reset()).status).toBe(422);
  expect((await logInBy(lost)).status, 'nothing ended').toBe(200);
  expect((await reset(code)).status).toBe(200);
  expect((await logInBy(lost)).status).toBe(410);
  const known = cookiesOf(await logIn(next, {}, NEW));
  expect((await reset(undefined, known)).status).toBe(200);
});

it('a lost phone: a command ends key and sheet, and its password lets in alone', async () => {
  const lost = await makeKey();
  await makeSheet();
  await changePassword(db, ADMIN.username, NEW);
  expect((await logInBy(lost)).status).toBe(410);
  expect((await logIn(undefined, {}, NEW)).status).toBe(200);
});

it('[11.2.2] a login hashes a password of an earlier cost anew', async () => {
  const hash = async () => (await db.selectFrom('adminUsers').select('password').executeTakeFirstOrThrow()).password;
  expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=8,/);
  expect((await logIn()).status).toBe(200);
  const anew = await hash();
  expect(anew).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await logIn()).status).toBe(200);
  expect(await hash(), 'once').toBe(anew);
});
