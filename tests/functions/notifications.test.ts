import { expect, test } from 'vitest';
import { MINUTE_MS } from '#config/limits.ts';
import { theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { sweepAfter } from '../support/scheduled-jobs.ts';

const { db, insert } = testDatabase();
const mailServer = testMailServer();
const owner = theOwner(db);

const show = async () => (await invoke(api, '/api/admin/notifications', owner)).json();
const save = (body: object) => invoke(api, '/api/admin/notifications', { method: 'PUT', ...owner, body });
const send = () => invoke(api, '/api/admin/notifications/test', { method: 'POST', ...owner });
const sendTest = async () => (await send()).json();

test('the owner gets mails at the account’s address until other addresses are set', async () => {
  const { usual, samples, settings } = await show();
  expect(samples, 'nobody reads there').toEqual(['inhaberin@firma.example']);
  expect(settings).toEqual({ addresses: '', content: 'whole', receipt: 'off' });
  expect(usual).toHaveLength(1);
  const addresses = ['buero@firma.de', 'chefin@firma.de', 'alt@firma.de'];
  await db.insertInto('messageSettings').values({ addresses, hasWholeRequest: true }).execute();
  const saved = await save({ addresses: 'buero@firma.de, chefin@firma.de\r\n', content: 'notice' });
  expect(await saved.json()).toEqual({
    addresses: 'buero@firma.de\nchefin@firma.de',
    content: 'notice',
    receipt: 'off',
  });
  // All administrators learn who changed the addresses (ASVS 6.3.7).
  expect(mailServer.mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
    [
      'Zugang zu Ihrer Website: inhaberin hat die Adressen für Mails geändert: buero@firma.de, chefin@firma.de',
      'inhaberin@firma.example',
    ],
  ]);
  mailServer.calm();
  expect(await sendTest()).toEqual({ sentTo: ['buero@firma.de', 'chefin@firma.de'], failed: null });
  expect(mailServer.mails.map(({ to }) => to?.[0]?.address)).toEqual(['buero@firma.de', 'chefin@firma.de']);
  expect(mailServer.mails[0]?.text).toContain('/admin/settings?arrived=test');
  const arrived = { method: 'POST' };
  expect((await invoke(api, '/api/admin/notifications/arrived', arrived)).status, 'by a link scanner').toBe(401);
  expect((await show()).provenAt).toBeNull();
  await invoke(api, '/api/admin/notifications/arrived', { ...arrived, ...owner });
  expect((await show()).provenAt, 'by the link of the test mail').not.toBeNull();
});

test.each([
  [{ addresses: 'buero@firma', content: 'whole' }, { addresses: 'Bitte eine gültige E-Mail-Adresse je Zeile' }],
  [{ addresses: 'a@b.de\n'.repeat(6), content: 'whole' }, { addresses: 'Bitte geben Sie höchstens 5 Adressen an' }],
  [{ addresses: '', content: 'half' }, { content: 'Bitte wählen Sie, was in der Mail stehen soll' }],
])('the owner gets field errors for %j', async (body, fieldErrors) => {
  const answer = await save(body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fieldErrors });
});

test('the owner sees that mails go to the sample, at the account or in the settings', async () => {
  await db.updateTable('adminUsers').set({ email: 'inhaberin@firma.de' }).execute();
  expect(await show()).toMatchObject({ samples: [] });
  await insert('messageSettings', { addresses: ['a@firma.de', 'b@muster.example'], hasWholeRequest: true });
  expect(await show()).toMatchObject({ samples: ['b@muster.example'] });
});

test('the owner sees since when and why mails do not arrive, until one does', async () => {
  const clock = frozenClock(new Date().toISOString());
  const since = clock.now().toISOString();
  for (const manner of ['refuses the mail', 'refuses the login'] as const) {
    mailServer.behave(manner);
    await invoke(api, '/api/contact', { body: aRequest() });
    clock.advance(MINUTE_MS);
  }
  expect(await show(), 'with the newest reason').toMatchObject({ trouble: { since, kind: 'login' }, lastSentAt: null });
  const everyPage = async () => (await invoke(api, '/api/admin/arrivals', owner)).json();
  expect(await everyPage(), 'the mark in the menu').toMatchObject({ areMailsFailing: true });
  expect(await sendTest()).toMatchObject({
    sentTo: [],
    failed: { kind: 'login', answer: expect.stringContaining('535') },
  });

  // With the right password the test mail arrives, and so do the waiting mails.
  mailServer.behave('takes');
  clock.advance(1000);
  expect(await sendTest()).toMatchObject({ failed: null });
  expect(mailServer.mails.map(({ subject }) => subject)).toEqual([
    'Test-Mail von Ihrer Website',
    expect.stringContaining('Fenster Reinigung'),
  ]);
  expect(await show()).toMatchObject({ trouble: null, lastSentAt: clock.now().toISOString() });
  expect(await everyPage()).toMatchObject({ areMailsFailing: false });
});

test('the owner sees mails and the mail server’s answers on a request’s card', async () => {
  const clock = frozenClock(new Date().toISOString());
  mailServer.behave('is busy');
  const { id } = await (await invoke(api, '/api/contact', { body: aRequest() })).json();
  const own = async () => (await (await invoke(api, `/api/admin/contact/${id}`, owner)).json()).requests;
  const [waiting] = await own();
  expect(waiting.messages).toEqual([
    expect.objectContaining({ kind: 'request', recipient: 'inhaberin@firma.example', trouble: 'busy', sentAt: null }),
  ]);
  expect(Date.parse(waiting.messages[0].nextAt)).toBeGreaterThan(clock.now().getTime());

  mailServer.behave('takes');
  clock.advance(2 * 60_000);
  await sendTest();
  const [sent] = await own();
  expect(sent.messages).toEqual([
    expect.objectContaining({
      sentAt: clock.now().toISOString(),
      attempts: 2,
      answer: expect.stringMatching(/^250 /),
    }),
  ]);
});

test('the owner learns of a request whose mails all failed, until it is answered or seen in the inbox', async () => {
  const clock = frozenClock(new Date().toISOString());
  const untold = async () => (await show()).untold;
  const send = async () => (await (await invoke(api, '/api/contact', { body: aRequest() })).json()).id;
  mailServer.behave('refuses the mail');
  const first = await send();
  const second = await send();
  expect(new Set((await untold()).map(({ id }: { id: string }) => id))).toEqual(new Set([first, second]));
  expect((await untold())[0]).toEqual({ id: expect.any(String), kind: 'refused' });

  // The next mail arrives, but nobody knows of those two requests yet.
  mailServer.behave('takes');
  clock.advance(1000);
  await send();
  const { trouble, untold: stillUntold } = await show();
  expect([trouble, stillUntold.length]).toEqual([null, 2]);

  await invoke(api, `/api/admin/contact/${first}/history`, {
    method: 'POST',
    ...owner,
    body: { kind: 'answer', way: 'call' },
  });
  expect(await untold()).toEqual([{ id: second, kind: 'refused' }]);
  clock.advance(1000);
  await invoke(api, '/api/admin/arrivals/seen', { method: 'POST', ...owner });
  expect(await untold()).toEqual([]);
});

test('the owner sees no trouble with a request that reached one of two addresses', async () => {
  await save({ addresses: 'buero@firma.de\nchefin@firma.de', content: 'whole' });
  mailServer.calm();
  mailServer.behave('refuses one address');
  await invoke(api, '/api/contact', { body: aRequest() });
  expect(mailServer.mails).toHaveLength(1);
  expect((await show()).untold).toEqual([]);
});

test.each(['smtps://web:secret@mail server:465', 'smtp://[::1'])(
  'the owner learns that %s is no mail server, and gets everything once it is mended',
  async (url) => {
    frozenClock();
    process.env.SMTP_URL = url;
    await invoke(api, '/api/contact', { body: aRequest() });
    await invoke(api, '/api/contact', { body: aRequest() });
    expect(await show()).toMatchObject({ trouble: { kind: 'settings' } });
    expect(await sendTest()).toMatchObject({ sentTo: [], failed: { kind: 'settings', answer: expect.any(String) } });
    process.env.SMTP_URL = mailServer.url;
    await sweepAfter(MINUTE_MS);
    expect(mailServer.mails).toHaveLength(2);
    expect(await show()).toMatchObject({ trouble: null });
  },
);

test('the owner can send five test mails an hour', async () => {
  for (let n = 0; n < 5; n += 1) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
});

test('the owner sees that no mail server is set', async () => {
  delete process.env.SMTP_URL;
  expect(await show()).toMatchObject({ isMailServerSet: false });
  expect(await sendTest()).toEqual({ sentTo: [], failed: { kind: 'unset', answer: '' } });
});
