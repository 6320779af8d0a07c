import { beforeEach, expect, test, vi } from 'vitest';
import { prepareDeploy } from '#commands/prepare-deploy.ts';
import session from '../../netlify/functions/session.ts';
import { loggedIn } from '../support/admin.ts';
import { testDatabase } from '../support/database.ts';
import { cookiesOf, invoke } from '../support/invoke.ts';
import { testMailServer, tokenIn } from '../support/mail-server.ts';
import { sendRequest } from '../support/owners-area.ts';

const { db, insert } = testDatabase();
const mailServer = testMailServer();
const deploy = (more: Record<string, string> = {}) =>
  prepareDeploy('production', { ...process.env, ADMIN_EMAIL: 'chefin@firma.example', ...more }, new Date());
beforeEach(() => db.deleteFrom('productionHome').execute());

test('[6.4.1] the first administrator chooses name and password by a mailed link and becomes the owner', async () => {
  expect(await deploy()).toBe('The database is ready. The first link went out by mail.');
  const [mail] = mailServer.mails;
  expect(mail?.to?.[0]?.address).toBe('chefin@firma.example');
  const token = tokenIn(mail?.text);
  const chosen = { username: 'chefin', password: 'Fenster mit Sprossen 7' };
  const answer = await invoke(session, '/api/admin/invitation', { body: { token, ...chosen } });
  expect(answer.status).toBe(200);
  expect((await invoke(session, '/api/admin/user', { cookie: cookiesOf(answer) })).status).toBe(200);
  expect(await db.selectFrom('adminUsers').select('isOwner').execute()).toEqual([{ isOwner: true }]);
  mailServer.calm();
  expect(await deploy()).toBe('The database is ready.');
  expect(mailServer.mails).toEqual([]);
});

test.each([
  ['before the first login', undefined, 'kontakt@muster-glasreinigung.example'],
  ['before the first login', 'chefin@firma.example', 'chefin@firma.example'],
  ['before the first login', 'Firma <chefin@müller.example>', 'chefin@xn--mller-kva.example'],
  ['while every administrator is switched off', 'chefin@firma.example', 'chefin@firma.example'],
])('a request that comes %s is mailed to ADMIN_EMAIL (%s), or else to the business', async (when, adminEmail, to) => {
  vi.stubEnv('ADMIN_EMAIL', adminEmail);
  if (when.startsWith('while'))
    await insert('adminUsers', { username: 'x', password: '-', email: 'x@x.de', isActive: false });
  await sendRequest();
  expect(mailServer.mails.map((mail) => mail.to?.[0]?.address)).toEqual([to]);
});

test('[6.4.1] a deploy fails if ADMIN_PASSWORD is still set after a login', async () => {
  await loggedIn(db);
  const still = deploy({ ADMIN_PASSWORD: 'Ein langes Testkennwort 42' });
  await expect(still).rejects.toThrow('remove ADMIN_PASSWORD');
});
