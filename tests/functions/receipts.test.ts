import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';
import { anAbsence } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea, send } from '../support/owners-area.ts';
import { sweepAfter } from '../support/scheduled-jobs.ts';

const { db, insert, put, read } = ownersArea();
const mailServer = testMailServer();

const setReceipt = (receipt: 'on' | 'off') => put('notifications', { addresses: '', content: 'whole', receipt });
const receipts = () => mailServer.mails.filter(({ subject }) => subject?.endsWith('Ihre Anfrage ist angekommen'));

test('the visitor gets a receipt only while the owner has switched it on', async () => {
  await send();
  await setReceipt('on');
  await setReceipt('off');
  await send();
  expect(receipts()).toEqual([]);
  expect(mailServer.mails).toHaveLength(2);
});

test('a receipt for the visitor has the facts, the number and the firm’s address, but without typed text', async () => {
  await setReceipt('on');
  const typed = {
    name: 'Kaufen Sie jetzt',
    email: 'erika@beispiel.de',
    phone: '0176 04069 777',
    place: 'Nackenheim',
    message: 'www.casino.example',
  };
  await send(typed);
  const [receipt] = receipts();
  expect(mailServer.mails).toHaveLength(2);
  expect(receipt?.to).toEqual([expect.objectContaining({ address: 'erika@beispiel.de' })]);
  expect(receipt?.from).toMatchObject({ address: 'kontakt@muster-glasreinigung.example' });
  expect(receipt?.replyTo).toEqual([expect.objectContaining({ address: 'kontakt@muster-glasreinigung.example' })]);
  expect(receipt?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
  expect(receipt?.subject).toMatch(/^\[GR-[0-9A-Z]{4}\] Ihre Anfrage ist angekommen$/);
  const words = `${receipt?.subject} ${receipt?.text} ${receipt?.html}`;
  for (const value of Object.values(typed)) expect(words).not.toContain(value);
  // Has no link, because links look like advertising or phishing.
  expect(receipt?.html).not.toContain('href');
  expect(receipt?.text?.trimEnd()).toBe(`Guten Tag,

Ihre Anfrage über unsere Website ist angekommen. Ihre Nummer ist ${receipt?.subject?.slice(1, 8)}.

Wir melden uns innerhalb von 24 Stunden bei Ihnen.

Muster Glasreinigung Rheinhessen
Musterstraße 1
55000 Musterstadt
069 90009 123
kontakt@muster-glasreinigung.example

Diese Mail wurde automatisch geschickt, weil diese Adresse im Formular eingetragen war. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.`);
});

test('a receipt for the visitor names the day of the owner’s return during an absence', async () => {
  frozenClock('2026-08-05T09:00:00Z');
  await setReceipt('on');
  await insert('absences', anAbsence('2026-08-03', '2026-08-21'));
  await send();
  const sentence =
    'Vom 3. August bis 21. August sind wir nicht da. Wir melden uns bis 23.8., 00:00\u00a0Uhr bei Ihnen.';
  expect(receipts()[0]?.text).toContain(sentence);
});

test('the limit of receipts is one a day for an address in any spelling, even for parallel requests; the owner gets all mails', async () => {
  const clock = frozenClock();
  await setReceipt('on');
  await Promise.all(['Erika@Beispiel.de', 'erika@beispiel.de', 'ERIKA@beispiel.DE'].map((email) => send({ email })));
  expect(receipts()).toHaveLength(1);
  expect(mailServer.mails).toHaveLength(4);
  clock.advance(23 * HOUR_MS);
  await send({ email: 'erika@beispiel.de' });
  expect(receipts()).toHaveLength(1);
  clock.advance(2 * HOUR_MS);
  await send({ email: 'erika@beispiel.de' });
  expect(receipts()).toHaveLength(2);
});

test('the limit of receipts is three a day for one sender, who leaves those of the hour to others', async () => {
  await setReceipt('on');
  for (let n = 0; n < 4; n += 1) await send();
  expect(receipts()).toHaveLength(3);
  await send({}, { ip: '192.0.2.9' });
  expect(receipts()).toHaveLength(4);
});

test('the limit of receipts is that of mails about requests: nobody gets one who is told of with others', async () => {
  await setReceipt('on');
  for (let client = 0; client < 21; client += 1) await send({}, { ip: `192.0.2.${client}` });
  expect(receipts()).toHaveLength(20);
  expect(mailServer.mails).toHaveLength(40);
});

test('a receipt raises no alarm if a mailbox refuses it', async () => {
  await setReceipt('on');
  mailServer.behave('refuses the address');
  await send({ email: 'erka@beispiel.de' });
  await db.deleteFrom('shortLived.outbox').where('kind', '=', 'request').execute();
  expect(await read('notifications')).toMatchObject({ trouble: null, lastSentAt: null });
  expect(await db.selectFrom('shortLived.outbox').select(['recipient', 'trouble']).execute()).toEqual([
    { recipient: 'erka@beispiel.de', trouble: 'refused' },
  ]);
});

test('a receipt is sent after the owner’s mails if both wait', async () => {
  frozenClock();
  await setReceipt('on');
  mailServer.behave('refuses the login');
  await send();
  await send();
  mailServer.behave('takes');
  await sweepAfter(61 * MINUTE_MS);
  const isReceipt = mailServer.mails.map(({ subject }) => subject?.endsWith('Ihre Anfrage ist angekommen'));
  expect(isReceipt).toEqual([false, false, true, true]);
});
