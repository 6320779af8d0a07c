import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#config/limits.ts';
import { changePassword, setActive } from '#domain/people/administrators.server.ts';
import { findSecurityLog } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import type { Db } from '#server/db/schema/index.ts';
import { ADMIN } from '../support/admin.ts';
import { Authenticator } from '../support/authenticator.ts';
import { race } from '../support/database/race.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { type Call, cookiesAfter, cookiesOf, fieldErrorsIn } from '../support/invoke.ts';
import { testMailServer, tokenIn } from '../support/mail-server.ts';
import { ownersArea } from '../support/owners-area.ts';

/** The owner is logged in on the only device that the account knows. */
const { db, insert, ask, owner, read, remove } = ownersArea();
const mailServer = testMailServer();

const NEW = 'Regen auf neuen Scheiben 9';
const post = (path: string, call: Call = {}) => ask(path, { method: 'POST', cookie: '', ...call });
const logIn = (code?: string, more: Call = {}, password = ADMIN.password) =>
  post('login', { ...more, body: { ...ADMIN, password, code, ...(more.body as object) } });
const makeSheet = async (cookie = owner.cookie): Promise<string[]> =>
  (await (await post('recovery-codes', { cookie })).json()).codes;
const askForLink = (username = ADMIN.username, more: Call = {}) =>
  post('password-reset', { body: { username }, ...more });
const setPassword = (token: string, password = NEW) => post('password-reset/password', { body: { token, password } });
const mailedToken = async () => {
  await askForLink();
  return tokenIn(mailServer.mails.at(-1)?.text);
};

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
async function reset(code?: string, cookie = '', password = NEW) {
  await askForLink(ADMIN.username, owner);
  const token = tokenIn(mailServer.mails.at(-1)?.text);
  return post('password-reset/password', { body: { token, password, code }, cookie });
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

test('[6.5.1] an unknown device needs the password and one code, which counts once', async () => {
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
  const endOthers = () => ask('sessions', { method: 'DELETE', cookie: other });
  clock.advance(10 * MINUTE_MS);
  expect((await endOthers()).status, 'a copied cookie').toBe(403);
  expect((await logIn()).status, 'the password alone').toBe(422);
  const proved = cookiesOf(await post('proof', { cookie: other, body: { password: ADMIN.password } }));
  await ask('sessions', { method: 'DELETE', cookie: proved });
  const codes = await db.selectFrom('shortLived.recoveryCodes').selectAll().execute();
  expect([codes, (await logIn(next)).status]).toEqual([[], 200]);
  expect((await ask('user')).status, 'another session').toBe(401);
  await makeSheet(cookiesOf(await logIn()));
  expect((await logIn(undefined, owner)).status, 'a device from before').toBe(422);
});

test('[7.4.3] ‘Jemand war drin’ ends sessions, keys, sheet, devices and the calendar’s address, for a new password', async () => {
  const key = await makeKey();
  await makeSheet();
  await post('calendar', owner);
  const body = { currentPassword: ADMIN.password, newPassword: NEW, everything: 'on' };
  const answer = await post('account/password', { ...owner, body });
  expect([answer.status, cookiesOf(answer)]).toEqual([200, 'session=']);
  expect((await post('proof', { ...owner, body: { password: NEW } })).status).toBe(401);
  expect((await logInBy(key)).status).toBe(410);
  expect(await db.selectFrom('shortLived.tokens').selectAll().execute()).toEqual([]);
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

test('a device is unknown once it is logged out from the list, or its year is over', async () => {
  const [code] = await makeSheet();
  const lost = cookiesOf(await logIn(code));
  const { id } = (await read('sessions')).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await remove(`sessions/${id}`);
  expect((await logIn(undefined, { cookie: lost })).status).toBe(422);
  expect((await logIn(undefined, owner)).status).toBe(200);
  const expiresAt = new Date(Date.now() - 1);
  await db.updateTable('shortLived.knownDevices').set({ expiresAt }).execute();
  expect((await logIn(undefined, owner)).status).toBe(422);
});

test('[6.3.1] right passwords and links without a right code wait from the fifth on, also with a right one', async () => {
  const clock = frozenClock(new Date().toISOString());
  const [code, next] = await makeSheet();
  for (let n = 0; n < 5; n += 1) expect((await logIn()).status).toBe(422);
  expect((await logIn(code)).status).toBe(429);
  clock.advance(2001);
  expect((await logIn(code)).status).toBe(200);
  const sentences = (await findSecurityLog(db)).map(securitySentence);
  expect(sentences).toContain(
    'Neues Gerät trotz richtigem Passwort oder Link 5-mal abgewiesen, weil der Code fehlte: inhaberin',
  );
  for (let n = 0; n < 5; n += 1) expect((await reset('2-0000-0000-0000')).status).toBe(422);
  expect((await reset(next)).status).toBe(429);
});

test('[6.4.3] a lost phone: the mailed link ends its key, with a code or on a known device', async () => {
  const lost = await makeKey();
  const [code] = await makeSheet();
  expect(await fieldErrorsIn(await reset())).toEqual({ code: expect.stringContaining('Code von Ihrem Notfallblatt') });
  expect((await reset(code, '', 'leavemealone')).status, 'a refused password spends no code').toBe(422);
  expect((await logInBy(lost)).status, 'nothing ended').toBe(200);
  const answer = await reset(code);
  expect([answer.status, (await logInBy(lost)).status]).toEqual([200, 410]);
  // The reset makes its device a known one.
  const known = cookiesOf(await logIn(undefined, { cookie: cookiesOf(answer) }, NEW));
  expect((await reset(undefined, known)).status).toBe(200);
});

test('[11.2.2] a login hashes a password of an earlier cost anew', async () => {
  const hash = async () => (await db.selectFrom('adminUsers').select('password').executeTakeFirstOrThrow()).password;
  const earlier = (await hash()).replace('m=19456,t=2', 'm=8,t=1');
  await db.updateTable('adminUsers').set({ password: earlier }).execute();
  expect((await logIn()).status).toBe(200);
  const anew = await hash();
  expect(anew).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await logIn()).status).toBe(200);
  expect(await hash(), 'once').toBe(anew);
});

test('[6.5.2, 6.5.3, 6.5.4] a recovery sheet has eight codes of 60 random bits, stored as argon2id hashes, and ends the earlier one', async () => {
  const [old] = await makeSheet();
  const codes = await makeSheet();
  expect(codes).toEqual(Array.from({ length: 8 }, (_, n) => expect.stringMatching(`^${n + 1}(-[0-9A-Z]{4}){3}$`)));
  const hash = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await db.selectFrom('shortLived.recoveryCodes').select('hash').execute()).toEqual(Array(8).fill({ hash }));
  expect([(await logIn(old)).status, (await read('account')).codesLeft]).toEqual([422, 8]);
});

test('a code counts once when two logins spend it at once', async () => {
  const [code] = await makeSheet();
  const lock = (held: Db) => held.selectFrom('shortLived.recoveryCodes').select('number').forUpdate().execute();
  const answers = await race(db, lock, [() => logIn(code), () => logIn(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a recovery sheet outlives a change of the own password, but no command and no end of the access', async () => {
  const codes = async () => (await db.selectFrom('shortLived.recoveryCodes').selectAll().execute()).length;
  await makeSheet();
  await post('account/password', { ...owner, body: { currentPassword: ADMIN.password, newPassword: NEW } });
  expect(await codes()).toBe(8);
  await changePassword(db, ADMIN.username, 'Noch ein anderes Kennwort 3');
  expect(await codes()).toBe(0);
  const { id: adminId } = await db.selectFrom('adminUsers').select('id').executeTakeFirstOrThrow();
  await insert('shortLived.recoveryCodes', { adminId, number: 1, hash: 'x' });
  await setActive(db, { username: ADMIN.username }, false);
  expect(await codes()).toBe(0);
});

test('[6.4.3] a password reset sets a new password by a link that is mailed to the account, counts once and ends all sessions', async () => {
  const token = await mailedToken();
  expect(mailServer.mails[0]?.to?.[0]?.address).toBe('inhaberin@firma.example');
  expect(mailServer.mails[0]?.text).toContain('Ihre Kalenderadresse und Einladungen von Ihnen gelten nicht mehr');
  expect((await ask(`password-reset/password?token=${token}`)).status, 'a mail scanner').toBe(405);
  for (const known of ['leavemealone', 'Leavemealone2024!', 'Glasreinigung Muster', 'inhaberin2026!!'])
    expect([known, (await setPassword(token, known)).status]).toEqual([known, 422]);
  expect([(await setPassword(token)).status, (await ask('user')).status]).toEqual([200, 401]);
  expect([(await logIn()).status, (await logIn(undefined, {}, NEW)).status]).toEqual([401, 200]);
  expect((await setPassword(token, 'Noch ein anderes Kennwort 3')).status).toBe(410);
});

test.each(['INHABERIN', 'Inhaberin@Firma.example'])(
  '[6.3.8] a password reset takes a name or a mail address, and gives the same answer for an unknown one: %s',
  async (typed) => {
    const answer = await askForLink(typed);
    expect(await answer.text()).toBe(await (await askForLink('niemand@firma.example')).text());
    expect(mailServer.mails).toHaveLength(1);
  },
);

test('[6.4.1] a password reset accepts only the newest link, for ten minutes', async () => {
  const clock = frozenClock();
  const [first, second] = [await mailedToken(), await mailedToken()];
  expect((await setPassword(first)).status).toBe(410);
  clock.advance(10 * MINUTE_MS);
  const late = await setPassword(second);
  expect(late.status).toBe(410);
  expect((await late.json()).error).toBe('Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.');
});

test('a password reset mails at most three links an hour to one client, and ten to all strangers', async () => {
  for (let n = 0; n < 5; n += 1) expect((await askForLink()).status).toBe(200);
  expect(mailServer.mails).toHaveLength(3);
  for (let n = 0; n < 30; n += 1) await askForLink(ADMIN.username, { ip: `198.51.100.${n % 10}` });
  expect(mailServer.mails).toHaveLength(10);
  await askForLink(ADMIN.username, owner);
  expect(mailServer.mails, 'a known device has links of its own').toHaveLength(11);
});

test('a password reset ends when its administrator is switched off, and names the command without a mail server', async () => {
  const token = await mailedToken();
  await db.updateTable('adminUsers').set({ isActive: false }).execute();
  expect((await setPassword(token)).status).toBe(410);
  delete process.env.SMTP_URL;
  const answer = await askForLink();
  expect(answer.status).toBe(409);
  expect((await answer.json()).error).toContain('npm run admin:password');
});
