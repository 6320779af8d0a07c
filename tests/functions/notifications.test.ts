import { expect, test } from 'vitest';
import { MINUTE_MS } from '#config/limits.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { fieldErrorsIn } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea, send, sendRequest } from '../support/owners-area.ts';
import { sweepAfter } from '../support/scheduled-jobs.ts';

const { db, ask, inbox, insert, post, put, read } = ownersArea();
const mailServer = testMailServer();

const show = () => read('notifications');
const save = (body: object) => put('notifications', body);
const postTest = () => post('notifications/test');
const sendTest = async () => (await postTest()).json();

test('the owner gets mails at the account’s address until other addresses are set', async () => {
  const { usual, samples, settings } = await show();
  expect(samples, 'nobody reads there').toEqual(['inhaberin@firma.example']);
  expect(settings).toEqual({ addresses: '', content: 'whole', receipt: 'off' });
  expect(usual).toHaveLength(1);
  const addresses = ['buero@firma.de', 'chefin@firma.de', 'alt@firma.de'];
  await db.insertInto('messageSettings').values({ addresses, hasWholeRequest: true }).execute();
  const saved = await save({ addresses: 'buero@firma.de, chefin@firma.de\r\n', content: 'notice' });
  expect(await saved.json()).toMatchObject({ addresses: 'buero@firma.de\nchefin@firma.de', content: 'notice' });
  mailServer.calm();
  expect(await sendTest()).toEqual({ sentTo: ['buero@firma.de', 'chefin@firma.de'], failed: null });
  expect(mailServer.mails.map(({ to }) => to?.[0]?.address)).toEqual(['buero@firma.de', 'chefin@firma.de']);
  expect(mailServer.mails[0]?.text).toContain('/admin/settings?arrived=test');
  const scanned = await ask('notifications/arrived', { method: 'POST', cookie: '' });
  expect([scanned.status, (await show()).provenAt], 'by a link scanner').toEqual([401, null]);
  await post('notifications/arrived');
  expect((await show()).provenAt, 'by the link of the test mail').not.toBeNull();
});

test.each([
  [{ addresses: 'buero@firma', content: 'whole' }, { addresses: 'Bitte eine gültige E-Mail-Adresse je Zeile' }],
  [{ addresses: 'a@b.de\n'.repeat(6), content: 'whole' }, { addresses: 'Bitte geben Sie höchstens 5 Adressen an' }],
  [{ addresses: '', content: 'half' }, { content: 'Bitte wählen Sie, was in der Mail stehen soll' }],
])('the owner gets field errors for %j', async (body, fieldErrors) => {
  expect(await fieldErrorsIn(await save(body))).toEqual(fieldErrors);
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
    await send();
    clock.advance(MINUTE_MS);
  }
  expect(await show(), 'with the newest reason').toMatchObject({ trouble: { since, kind: 'login' }, lastSentAt: null });
  const everyPage = () => read('arrivals');
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

test('the owner learns of a request whose mails all failed, until it is answered or seen in the inbox', async () => {
  const clock = frozenClock(new Date().toISOString());
  const untold = async () => (await show()).untold;
  mailServer.behave('refuses the mail');
  const [first, second] = [await sendRequest(), await sendRequest()];
  expect(new Set((await untold()).map(({ id }: { id: string }) => id))).toEqual(new Set([first, second]));
  expect((await untold())[0]).toEqual({ id: expect.any(String), kind: 'refused' });

  // The next mail arrives, but nobody knows of those two requests yet.
  mailServer.behave('takes');
  clock.advance(1000);
  await send();
  const { trouble, untold: stillUntold } = await show();
  expect([trouble, stillUntold.length]).toEqual([null, 2]);

  await inbox.enter(first, { kind: 'answer', way: 'call' });
  expect(await untold()).toEqual([{ id: second, kind: 'refused' }]);
  clock.advance(1000);
  await post('arrivals/seen');
  expect(await untold()).toEqual([]);
});

test('the owner sees no trouble with a request that reached one of two addresses', async () => {
  await save({ addresses: 'buero@firma.de\nchefin@firma.de', content: 'whole' });
  mailServer.calm();
  mailServer.behave('refuses one address');
  await send();
  expect(mailServer.mails).toHaveLength(1);
  expect((await show()).untold).toEqual([]);
});

test.each(['smtps://web:secret@mail server:465', 'smtp://[::1'])(
  'the owner learns that %s is no mail server, and gets everything once it is mended',
  async (url) => {
    frozenClock();
    process.env.SMTP_URL = url;
    await send();
    await send();
    expect(await show()).toMatchObject({ trouble: { kind: 'settings' } });
    expect(await sendTest()).toMatchObject({ sentTo: [], failed: { kind: 'settings', answer: expect.any(String) } });
    process.env.SMTP_URL = mailServer.url;
    await sweepAfter(MINUTE_MS);
    expect(mailServer.mails).toHaveLength(2);
    expect(await show()).toMatchObject({ trouble: null });
  },
);

test('the owner can send five test mails an hour', async () => {
  for (let n = 0; n < 5; n += 1) expect((await postTest()).status).toBe(200);
  expect((await postTest()).status).toBe(429);
});

test('the owner sees that no mail server is set', async () => {
  delete process.env.SMTP_URL;
  expect(await show()).toMatchObject({ isMailServerSet: false });
  expect(await sendTest()).toEqual({ sentTo: [], failed: { kind: 'unset', answer: '' } });
});
