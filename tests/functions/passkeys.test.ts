import { expect, test } from 'vitest';
import { PASSKEYS_AT_MOST } from '#admin/sign-in/limits.ts';
import { MINUTE_MS } from '#config/limits.ts';
import { forgetEndedRights } from '#domain/people/end-access.server.ts';
import { ADMIN, anAdmin } from '../support/admin.ts';
import { Authenticator } from '../support/authenticator.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { type Call, cookiesAfter, cookiesOf } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea } from '../support/owners-area.ts';

const { db, ask, owner, read, remove } = ownersArea();
const mailServer = testMailServer();

const post = (path: string, call: Call = {}) => ask(path, { method: 'POST', cookie: '', ...call });
const user = async (cookie: string) => (await ask('user', { cookie })).status;

/** Makes a key in a browser, by default the owner's, which goes on with the new cookie. */
async function aKey(browser = owner): Promise<Authenticator> {
  const { cookie } = browser;
  const key = new Authenticator();
  const options = await (await post('passkeys/options', { cookie })).json();
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const answer = await post('passkeys', { cookie, body: key.make(options) });
  expect(answer.status).toBe(200);
  browser.cookie = cookiesAfter(cookie, answer);
  return key;
}

/** A browser with a fresh challenge. */
async function challenged(cookie = '') {
  const answer = await post('passkey/options', { cookie });
  return { options: await answer.json(), cookie: [cookie, cookiesOf(answer)].filter(Boolean).join('; ') };
}

/** Logs in by a key, in a browser that nobody knows. */
async function logIn(key: Authenticator, faults?: Parameters<Authenticator['sign']>[1]) {
  const { options, cookie } = await challenged();
  return post('passkey', { cookie, body: key.sign(options, faults) });
}

test('a key logs in from an unknown browser, where it is told by mail', async () => {
  const key = await aKey();
  mailServer.calm();
  const answer = await logIn(key);
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ username: 'inhaberin' })]);
  expect(await user(cookiesOf(answer))).toBe(200);
  expect(mailServer.mails[0]?.subject).toContain('inhaberin hat sich auf einem neuen Gerät angemeldet');
  expect(await read('passkeys')).toMatchObject([{ id: key.id, usedAt: expect.any(String) }]);
  await db.updateTable('shortLived.passkeys').set({ rpId: 'alt.example' }).execute();
  expect(await read('passkeys'), 'no browser offers one of an earlier domain').toEqual([]);
});

test('a challenge stores nothing until a signature is right, counts once and for five minutes', async () => {
  const clock = frozenClock();
  const key = await aKey();
  await db.deleteFrom('shortLived.spentChallenges').execute();
  const { options, cookie } = await challenged();
  await post('passkey', { cookie, body: new Authenticator().sign(options) });
  expect(await db.selectFrom('shortLived.spentChallenges').selectAll().execute()).toEqual([]);
  const body = key.sign(options);
  const answers = await Promise.all([1, 2, 3].map(() => post('passkey', { cookie, body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);

  const late = await challenged();
  clock.advance(5 * MINUTE_MS);
  expect((await post('passkey', { cookie: late.cookie, body: key.sign(late.options) })).status).toBe(409);
  await forgetEndedRights(db, clock.now());
  expect(await db.selectFrom('shortLived.spentChallenges').selectAll().execute()).toEqual([]);
});

test('two tabs of one browser can both use their challenges, another browser neither', async () => {
  const key = await aKey();
  const first = await challenged();
  const second = await challenged(first.cookie);
  const stranger = await challenged();
  const send = (from: typeof first, cookie: string) => post('passkey', { cookie, body: key.sign(from.options) });
  expect((await send(first, stranger.cookie)).status).toBe(409);
  expect((await send(first, '')).status).toBe(409);
  expect((await send(second, second.cookie)).status).toBe(200);
  expect((await send(first, first.cookie)).status).toBe(200);
});

test.each<[string, Parameters<Authenticator['sign']>[1]]>([
  ['another origin', { origin: 'https://firma-muster.example' }],
  ['another host', { rpId: 'firma-muster.example' }],
  ['a device that asked nobody', { isVerified: false }],
  ['a frame of another site', { crossOrigin: true }],
])('a key is refused from %s', async (_, faults) => {
  const key = await aKey();
  const answer = await logIn(key, faults);
  expect([answer.status, await answer.json()]).toEqual([409, { error: expect.stringContaining('noch einmal') }]);
  const options = await (await post('passkeys/options', owner)).json();
  expect((await post('passkeys', { ...owner, body: new Authenticator().make(options, faults) })).status).toBe(409);
});

test('a deleted key is refused as gone, and ends what it opened', async () => {
  const key = await aKey();
  const opened = cookiesOf(await logIn(key));
  expect((await remove(`passkeys/${key.id}`)).status).toBe(200);
  expect((await logIn(key)).status).toBe(410);
  expect([await user(opened), await user(owner.cookie)]).toEqual([401, 200]);
});

test('[7.5.3] a key proves who it is for ten more minutes, but not somebody else', async () => {
  const clock = frozenClock(new Date().toISOString());
  const key = await aKey();
  await anAdmin(db, { ...ADMIN, username: 'helfer' });
  const others = cookiesOf(await post('login', { body: { ...ADMIN, username: 'helfer' } }));
  clock.advance(10 * MINUTE_MS);
  expect((await post('passkeys/options', owner)).status).toBe(403);
  const [own, strange] = [await challenged(owner.cookie), await challenged(others)];
  expect((await post('passkey/proof', { cookie: strange.cookie, body: key.sign(strange.options) })).status).toBe(409);
  const proved = await post('passkey/proof', { cookie: own.cookie, body: key.sign(own.options) });
  expect((await post('passkeys/options', { cookie: cookiesOf(proved) })).status).toBe(200);
  expect(await user(owner.cookie), 'a copied cookie has ended').toBe(401);
});

test('[7.2.4, 7.4.3] a key made with a copied cookie ends the other one, and goes with the end of all others', async () => {
  const own = await aKey();
  const thief = { cookie: owner.cookie };
  const thiefs = await aKey(thief);
  expect(await user(owner.cookie), 'the owner notices at the next tap').toBe(401);
  owner.cookie = cookiesOf(await logIn(own));
  expect((await remove('sessions')).status).toBe(200);
  expect([(await logIn(thiefs)).status, await user(thief.cookie), (await logIn(own)).status]).toEqual([410, 401, 200]);
});

test('an eleventh key is refused', async () => {
  for (let n = 0; n < PASSKEYS_AT_MOST; n += 1) await aKey();
  const refused = await post('passkeys/options', owner);
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toContain('schon 10 Schlüssel');
});

test('a key of somebody who is switched off opens nothing', async () => {
  const key = await aKey();
  await db.updateTable('adminUsers').set({ isActive: false }).execute();
  expect((await logIn(key)).status).toBe(410);
});
