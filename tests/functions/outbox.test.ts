import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SCHEDULED_WORK_MS } from '#config/limits.ts';
import { delivery, isMarked, setMark } from '#domain/messages/deliver.server.ts';
import { OUTBOX_CLAIM_MS } from '#domain/messages/limits.ts';
import { claimMessage, forgetOldMessages, isAnyWaiting, settleMessage } from '#domain/messages/outbox.server.ts';
import { tellOfRequests } from '#domain/messages/tell-requests.server.ts';
import { storeRequest } from '#domain/requests/store.server.ts';
import { sharedDatabase } from '#server/db/database.ts';
import { SMTP_ATTEMPT_TIMEOUT_MS } from '#server/limits.ts';
import { sendMail } from '#server/mail/smtp.ts';
import { testDatabase } from '../support/database.ts';
import { aMessage, aRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { loggedLines } from '../support/logged-lines.ts';
import { testMailServer } from '../support/mail-server.ts';
import { send, sendRequest } from '../support/owners-area.ts';
import { HERE, sweep, sweepAfter } from '../support/scheduled-jobs.ts';

const { db, insert } = testDatabase();
const mailServer = testMailServer();

/** Selects the messages about new requests. */
const outbox = () =>
  db.selectFrom('shortLived.outbox').selectAll().where('kind', '=', 'request').orderBy('createdAt').execute();
const ERIKA = { name: 'Erika Müller', email: 'erika@beispiel.de', phone: '0176 04069 123' };
beforeEach(() => insert('adminUsers', { username: 'chefin', password: '-', email: 'chefin@firma.de' }));

test.each(['müller@beispiel.example', 'sean.o’neill@beispiel.example', 'erika@müller.example'])(
  'a new request from %s reaches the owner through a mail server that takes ASCII alone',
  async (email) => {
    await send({ email });
    const [mail] = mailServer.mails;
    expect(mail?.text).toContain(`E-Mail: ${email}`);
    const canReply = email.startsWith('erika');
    expect(mail?.replyTo?.[0]?.address).toBe(canReply ? 'erika@xn--mller-kva.example' : undefined);
    expect(mail?.text).toContain(canReply ? 'Wenn Sie auf diese Mail antworten' : 'an die Adresse in der Anfrage');
  },
);

test.each([
  'Ирина Владимировна Константинопольская',
  '=?utf-8?Q?Rabatt?=',
  'Rabatt =?utf-8?B?UmFiYXR0?= jetzt',
  'Ä =?utf-8?Q?a_b?=',
  '?= =?x',
  '=?utf-8?Q?a b?=',
])(
  'a new request from %s has a subject that shows this name as typed, also where its encoded words are joined',
  async (name) => {
    await send({ name, place: undefined, service: undefined });
    await send({ name: 'Erika', place: `Alzey ${name}` });
    const [one, other] = mailServer.mails.map(({ subject }) => subject?.split(/: Fenster| \(GR-/)[0]);
    expect([one, other]).toEqual([name, `Erika, Alzey ${name}`]);
    for (const { raw } of mailServer.mails) expect(raw).not.toMatch(/^Subject:.*\?B\?/im);
  },
);

test('a new request is mailed in ASCII by a business whose domain has an umlaut', async () => {
  const mail = { ...aMessage(1), replyTo: null };
  vi.stubEnv('MAIL_FROM', 'web@müller-glas.example');
  await sendMail(mail, { writtenAt: new Date() });
  expect(mailServer.mails[0]?.from?.address).toBe('web@xn--mller-glas-9db.example');
  expect(mailServer.mails[0]?.messageId).toBe('<1@xn--mller-glas-9db.example>');
});

test('a new request is mailed to the owner with all fields, a call link and a link to its card', async () => {
  const id = await sendRequest({ ...ERIKA, message: 'Zwei <Fenster>\nbitte' });
  const [mail] = mailServer.mails;
  expect(mailServer.mails).toHaveLength(1);
  expect(mail?.to).toEqual([expect.objectContaining({ address: 'chefin@firma.de' })]);
  expect(mail?.from).toMatchObject({ address: 'kontakt@muster-glasreinigung.example', name: 'Website-Anfrage' });
  expect(mail?.replyTo).toEqual([expect.objectContaining({ address: 'erika@beispiel.de' })]);
  expect(mail?.subject).toMatch(/^Erika Müller, Nieder-Olm: Fenster Reinigung \(GR-[0-9A-Z]{4}\)$/);
  for (const words of [
    /^Erika Müller · Nieder-Olm · Fenster Reinigung\n/,
    /0176 04069 123 anrufen:\ntel:/,
    /Name: Erika Müller/,
    /Nieder-Olm, im Gebiet \(\d+\skm\)/,
    /Zwei <Fenster>\nbitte/,
    `/admin/contacts?contact=${id}`,
  ])
    expect(mail?.text).toMatch(words);
  expect(mail?.html).toContain('Zwei &lt;Fenster&gt;<br>bitte');
  expect(mail?.html).toContain('href="tel:+4917604069123"');
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(await outbox()).toEqual([expect.objectContaining({ contactId: id, trouble: null, attempts: 1 })]);
});

test('a new request is mailed to each address that the owner has set, as a notice if so chosen', async () => {
  const addresses = ['buero@firma.de', 'chefin@privat.de'];
  await insert('messageSettings', { addresses, hasWholeRequest: false });
  await send({ name: 'Erika Müller', message: 'Zwei Fenster' });
  expect(mailServer.mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(addresses);
  for (const { text, html } of mailServer.mails) {
    expect(text).toContain('/admin/contacts?contact=');
    expect(text + (html ?? '')).not.toMatch(/Erika|Zwei Fenster/);
  }
});

test('a new request is logged with the ids and codes of its mails, without personal data', async () => {
  const logged = loggedLines();
  mailServer.behave('refuses the address');
  const typed = { ...ERIKA, message: 'Zwei Fenster' };
  await send(typed);
  const lines = logged();
  const said = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), attempt: 1, trouble: 'refused', code: '550' };
  expect(lines).toContainEqual(expect.objectContaining({ event: 'mail', kind: 'request', ...said }));
  for (const word of [...Object.values(typed), 'chefin@firma.de']) expect(JSON.stringify(lines)).not.toContain(word);
});

test('a new request cannot add headers to the mail', async () => {
  await send({ name: 'Erika\r\nBcc: dritte@beispiel.de' });
  await send({ message: 'Hallo\r\nBcc: dritte@beispiel.de\r\n.\r\nMAIL FROM:<x@y.de>' });
  expect(mailServer.mails.map(({ headers }) => headers.filter(({ key }) => key === 'bcc'))).toEqual([[], []]);
});

test('a request that is stored but not yet announced is stored without locks on settings, administrators, devices or the outbox', async () => {
  await db.transaction().execute(async (transaction) => {
    // Any query of these tables waits until this transaction ends.
    await sql`lock table message_settings, admin_users, short_lived.push_devices, short_lived.outbox
        in access exclusive mode`.execute(transaction);
    await storeOnly();
  });
  expect(await news()).toHaveLength(1);
  await markDue();
  await sweep();
  expect(mailServer.mails.map(({ text }) => text)).toEqual([expect.stringContaining('Zwei Fenster')]);
  expect(await news()).toEqual([]);
});

test('a request that is stored but not yet announced is announced once by three parallel workers', async () => {
  await insert('messageSettings', { addresses: [], hasWholeRequest: true, hasReceipt: true });
  const [first, second] = [await storeOnly(), await storeOnly('b@beispiel.de')];
  await Promise.all([1, 2, 3].map(() => tellOfRequests(db, new Date())));
  const rows = await db.selectFrom('shortLived.outbox').selectAll().execute();
  expect(rows.map(({ contactId, kind }) => `${kind} ${contactId}`).toSorted()).toEqual(
    ['receipt', 'request'].flatMap((kind) => [first, second].map((id) => `${kind} ${id}`)).toSorted(),
  );
});

test('a request that is stored but not yet announced is not announced after its deletion, even in the same transaction', async () => {
  const id = await storeOnly();
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('contactSubmissions').where('id', '=', id).execute();
    await tellOfRequests(db, new Date());
  });
  expect([await news(), await outbox()]).toEqual([[], []]);
});

const news = () => db.selectFrom('shortLived.newRequests').selectAll().execute();

/** Stores a request only, like an instance that dies right afterwards. */
async function storeOnly(email = 'a@beispiel.de'): Promise<string> {
  const request = aRequest({ message: 'Zwei Fenster', email });
  const now = new Date();
  const hit = (key: string) => ({ key, limit: 10, windowMs: HOUR_MS, now });
  const contact = { request, idempotencyKey: randomUUID(), now, suspicion: undefined };
  const limits = { refused: [hit('window')], own: hit('own'), shared: hit('all'), few: [hit('few')] };
  const { id = '' } = await storeRequest(db, contact, limits);
  return id;
}

test('a mail is deleted 30 days after it was written, without its request', async () => {
  const clock = frozenClock();
  await send();
  clock.advance(30 * DAY_MS);
  await forgetOldMessages(db, clock.now());
  expect(await outbox()).toHaveLength(1);
  clock.advance(1);
  await forgetOldMessages(db, clock.now());
  expect(await outbox()).toEqual([]);
  expect(await db.selectFrom('contactSubmissions').selectAll().execute()).toHaveLength(1);
});

test('a mail of a preview is not sent', async () => {
  await insert('shortLived.outbox', aMessage(1));
  await markDue();
  await delivery.due({ deploy: { context: 'deploy-preview', id: 'x' } });
  expect(mailServer.mails).toEqual([]);
});

test.each([
  ['is busy', 'busy'],
  ['dies within the mail', 'away'],
  // This refusal is not about the mail, so it is retried.
  ['refuses to talk', 'away'],
] as const)('the mail server %s: the same mail is retried after a minute', async (manner, trouble) => {
  const clock = frozenClock();
  mailServer.behave(manner);
  expect((await send()).status).toBe(201);
  expect(await outbox()).toEqual([expect.objectContaining({ trouble, sentAt: null, givenUpAt: null, attempts: 1 })]);
  mailServer.behave('takes');
  await sweep();
  expect(mailServer.mails).toHaveLength(0);
  await sweepAfter(1.2 * MINUTE_MS);
  expect(mailServer.mails).toHaveLength(1);
  const [row] = await outbox();
  expect(row).toMatchObject({ trouble: null, attempts: 2, sentAt: clock.now() });
  expect(mailServer.mails[0]).toMatchObject({ messageId: row?.messageId, subject: row?.subject });
});

test.each(['refuses the address', 'refuses the mail'] as const)(
  'the mail server %s for good: the mail is given up',
  async (manner) => {
    const clock = frozenClock();
    mailServer.behave(manner);
    await send();
    expect(await outbox()).toMatchObject([
      { trouble: 'refused', givenUpAt: clock.now(), answer: expect.stringMatching(/^55\d/) },
    ]);
    mailServer.behave('takes');
    await sweepAfter(3 * HOUR_MS);
    expect(mailServer.mails).toHaveLength(0);
  },
);

test.each(['is full', 'is full, by the old code'] as const)(
  'the mail server %s: the mail is retried for two days, and a visitor’s receipt is not',
  async (manner) => {
    const clock = frozenClock();
    await insert('shortLived.outbox', [
      aMessage(1),
      { ...aMessage(2), kind: 'receipt', recipient: 'erika@beispiel.de' },
    ]);
    mailServer.behave(manner);
    await markDue();
    await sweep();
    const receipt = db.selectFrom('shortLived.outbox').select('givenUpAt').where('kind', '=', 'receipt');
    expect(await receipt.executeTakeFirst()).toEqual({ givenUpAt: clock.now() });
    expect(await outbox()).toEqual([expect.objectContaining({ trouble: 'full', givenUpAt: null })]);
    for (let hour = 0; hour < 46; hour += 1) await sweepAfter(HOUR_MS);
    mailServer.behave('takes');
    await sweepAfter(2 * HOUR_MS);
    expect(mailServer.mails.map(({ subject }) => subject)).toEqual(['Nummer 1']);
  },
);

test('the mail server refuses the password: it is asked once, and each mail is sent an hour later', async () => {
  const clock = frozenClock();
  for (let n = 0; n < 5; n += 1) await insert('shortLived.outbox', aMessage(n));
  await markDue();
  let talks = 0;
  mailServer.behave(() => {
    talks += 1;
    return 'refuses the login';
  });
  await sweep();
  expect(talks).toBe(1);
  expect((await outbox()).map(({ trouble, attempts, nextAt }) => [trouble, attempts, +nextAt - +clock.now()])).toEqual(
    Array(5).fill(['login', 1, HOUR_MS]),
  );
  mailServer.behave('takes');
  await sweepAfter(59 * MINUTE_MS);
  expect(mailServer.mails).toHaveLength(0);
  await sweepAfter(MINUTE_MS);
  expect(mailServer.mails).toHaveLength(5);
});

test('the mail server gets mails even while visitors use all shared database connections', async () => {
  await insert('shortLived.outbox', aMessage(1));
  const { promise: isOver, resolve: leave } = Promise.withResolvers<void>();
  const visitors = Array.from({ length: 5 }, () =>
    sharedDatabase()
      .connection()
      .execute(() => isOver),
  );
  await delivery.due(HERE);
  expect(mailServer.mails).toHaveLength(1);
  leave();
  await Promise.all(visitors);
});

test('the mail server has a timeout shorter than the claim and the scheduled function', () => {
  expect(SMTP_ATTEMPT_TIMEOUT_MS).toBeLessThan(Math.min(OUTBOX_CLAIM_MS / 2, SCHEDULED_WORK_MS));
});

test('the mail server is not set: mails wait with that reason and are sent once it is', async () => {
  frozenClock();
  delete process.env.SMTP_URL;
  await send();
  expect(await outbox()).toEqual([expect.objectContaining({ trouble: 'unset' })]);
  process.env.SMTP_URL = mailServer.url;
  await sweepAfter(61 * MINUTE_MS);
  expect(mailServer.mails).toHaveLength(1);
});

test('workers claim different messages when they are parallel', async () => {
  for (let n = 0; n < 10; n += 1) await insert('shortLived.outbox', aMessage(n));
  const taken = await Promise.all(Array.from({ length: 5 }, () => claimMessage(db, new Date())));
  expect(new Set(taken.map((message) => message?.id)).size).toBe(5);
});

test('workers lose their message when the claim is over, and cannot settle it afterwards', async () => {
  const clock = frozenClock();
  mailServer.behave('is busy');
  await send();
  mailServer.behave('takes');
  clock.advance(2 * MINUTE_MS);
  const dead = await claimMessage(db, clock.now());
  await sweep();
  expect(mailServer.mails).toHaveLength(0);
  await sweepAfter(OUTBOX_CLAIM_MS);
  expect(mailServer.mails).toHaveLength(1);
  if (dead) await settleMessage(db, dead, { trouble: 'away', answer: 'too late' }, clock.now());
  expect(await outbox()).toEqual([expect.objectContaining({ sentAt: clock.now(), trouble: null })]);
});

test('workers send every message due before a call of deliverDue once, at any moment of a running delivery', async () => {
  const wishes = Array.from({ length: 40 }, async (_, n) => {
    // Grows from 0 ms to longer than a delivery.
    await sleep((n * n) / 2);
    await insert('shortLived.outbox', aMessage(n));
    await delivery.due(HERE);
    expect(mailServer.mails.filter(({ subject }) => subject === `Nummer ${n}`)).toHaveLength(1);
  });
  await Promise.all(wishes);
});

test('workers leave the mark for a mail that fails in a second round, at any moment of the first', async () => {
  for (let n = 0; n < 15; n += 1) {
    let talks = 0;
    mailServer.behave(() => (++talks === 1 ? 'takes' : 'is busy'));
    await insert('shortLived.outbox', aMessage(2 * n));
    const first = delivery.due(HERE);
    await sleep(n);
    await insert('shortLived.outbox', aMessage(2 * n + 1));
    await Promise.all([first, delivery.due(HERE)]);
    expect(await isMarked(HERE)).toBe(await isAnyWaiting(db));
    await db.deleteFrom('shortLived.outbox').execute();
  }
});

test('workers do not ask the database while nothing waits', async () => {
  await send();
  expect(mailServer.mails).toHaveLength(1);
  // Nothing is marked as due, so the function answers without the unreachable database.
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing');
  expect((await sweep()).status).toBe(204);
});

const markDue = () => setMark(HERE);
