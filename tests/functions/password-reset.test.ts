import { expect, test } from 'vitest';
import { MINUTE_MS } from '#config/limits.ts';
import links from '../../netlify/functions/links.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, anAdmin, theOwner } from '../support/admin.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { type Call, cookiesOf, invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { tokenIn } from '../support/token-in.ts';

const { db } = testDatabase();
const mailServer = testMailServer();
const owner = theOwner(db);

const NEW = 'Regen auf neuen Scheiben 9';
const ask = (username = ADMIN.username, more: Call = {}) =>
  invoke(links, '/api/admin/password-reset', { body: { username }, ...more });
const set = (token: string, password = NEW) =>
  invoke(links, '/api/admin/password-reset/password', { body: { token, password } });
const login = (password: string, more: Call = {}) =>
  invoke(session, '/api/admin/login', { body: { username: ADMIN.username, password }, ...more });
const user = (withCookie: string) => invoke(session, '/api/admin/user', { cookie: withCookie });

async function mailedToken(): Promise<string> {
  await ask();
  return tokenIn(mailServer.mails.at(-1)?.text);
}

test('[6.4.3] a password reset sets a new password by a mailed link and ends all sessions', async () => {
  const token = await mailedToken();
  expect(mailServer.mails[0]?.to?.[0]?.address).toBe('inhaberin@firma.example');
  expect((await set(token)).status).toBe(200);
  expect((await user(owner.cookie)).status).toBe(401);
  expect((await login(ADMIN.password)).status).toBe(401);
  expect((await login(NEW)).status).toBe(200);
  expect((await set(token, 'Noch ein anderes Kennwort 3')).status).toBe(410);
});

test('[6.3.7] a password reset is mailed to all administrators', async () => {
  await anAdmin(db, { ...ADMIN, username: 'helfer' });
  await set(await mailedToken());
  const said = expect.stringContaining('inhaberin hat das vergessene Passwort über den Link einer Mail neu gesetzt');
  expect(mailServer.mails.slice(1).map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['helfer@firma.example', said],
    ['inhaberin@firma.example', said],
  ]);
});

test('[6.3.8] a password reset gives the same answer for an unknown name', async () => {
  const [known, unknown] = [await ask(), await ask('niemand')];
  expect(await unknown.text()).toBe(await known.text());
  expect(unknown.status).toBe(200);
  expect(mailServer.mails).toHaveLength(1);
});

test('[6.4.1] a password reset accepts only the newest link, for ten minutes', async () => {
  const clock = frozenClock();
  const first = await mailedToken();
  const second = await mailedToken();
  expect((await set(first)).status).toBe(410);
  clock.advance(10 * MINUTE_MS);
  const late = await set(second);
  expect(late.status).toBe(410);
  expect(await late.json()).toEqual({ error: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.' });
});

test('a password reset refuses a password known from breaches without spending the link', async () => {
  const token = await mailedToken();
  for (const known of ['leavemealone', 'Leavemealone2024!', 'Glasreinigung Muster', 'inhaberin2026!!']) {
    const answer = await set(token, known);
    expect([answer.status, known]).toEqual([422, known]);
  }
  expect((await set(token)).status).toBe(200);
});

test('a password reset mails at most three links an hour to one client, and ten to all strangers', async () => {
  for (let n = 0; n < 5; n += 1) expect((await ask()).status).toBe(200);
  expect(mailServer.mails).toHaveLength(3);
  for (let n = 0; n < 30; n += 1) await ask(ADMIN.username, { ip: `198.51.100.${n % 10}` });
  expect(mailServer.mails).toHaveLength(10);
  await ask(ADMIN.username, owner);
  expect(mailServer.mails, 'a known device has links of its own').toHaveLength(11);
});

test.each(['INHABERIN', 'inhaberin@firma.example', 'Inhaberin@Firma.example'])(
  'a password reset takes a name or a mail address: %s',
  async (typed) => {
    const answer = await ask(typed);
    expect(await answer.text()).toBe(await (await ask('niemand@firma.example')).text());
    expect(mailServer.mails).toHaveLength(1);
    expect(mailServer.mails[0]?.text).toContain('Ihre Kalenderadresse und Einladungen von Ihnen gelten nicht mehr');
  },
);

test('a password reset lets its browser in while strangers guess at the name', async () => {
  frozenClock();
  const guess = async () => {
    for (let n = 0; n < 8; n += 1) await login('falsch', { ip: `198.51.100.${n}` });
  };
  await guess();
  const answer = await set(await mailedToken());
  expect((await login(NEW, { ip: '192.0.2.77' })).status).toBe(200);
  await guess();
  expect((await login(NEW, { ip: '192.0.2.77' })).status).toBe(429);
  expect((await login(NEW, { cookie: cookiesOf(answer) })).status).toBe(200);
});

test('a password reset keeps its link when a mail scanner opens it', async () => {
  const token = await mailedToken();
  expect((await invoke(links, `/api/admin/password-reset/password?token=${token}`)).status).toBe(405);
  expect((await set(token)).status).toBe(200);
});

test('a password reset ends when its administrator is switched off, who gets no new link', async () => {
  const token = await mailedToken();
  await db.updateTable('adminUsers').set({ isActive: false }).execute();
  expect((await set(token)).status).toBe(410);
});

test('a password reset names the command if there is no mail server', async () => {
  delete process.env.SMTP_URL;
  const answer = await ask();
  expect(answer.status).toBe(409);
  expect((await answer.json()).error).toContain('npm run admin:password');
});
