import { randomUUID } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CONTACT_POSTS_PER_WINDOW, HOUR_MS, MINUTE_MS, SECOND_MS } from '#config/limits.ts';
import { setMark } from '#domain/messages/deliver.server.ts';
import { tellOfRequests } from '#domain/messages/tell-requests.server.ts';
import { MESSAGE_MAX_CHARS } from '#domain/requests/limits.ts';
import type { VisitorRequest } from '#domain/requests/request.ts';
import { networkOf } from '#http/read-request.ts';
import { clientKey, networksAround } from '#server/rate-limit.ts';
import {
  REQUEST_BYTES_PER_DAY_AND_CLIENT,
  REQUESTS_PER_DAY,
  REQUESTS_PER_DAY_AND_CLIENT,
} from '#site/request-form/limits.ts';
import { setCounter } from '../support/database.ts';
import { aPastRequest, aRequest } from '../support/factories.ts';
import { clock } from '../support/frozen-clock.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea, send } from '../support/owners-area.ts';
import { HERE, sweep, sweepAfter } from '../support/scheduled-jobs.ts';

const { db, inbox, insert, read } = ownersArea({ at: '2026-03-02T13:00:00Z' });
const mailServer = testMailServer();
const subjects = () => mailServer.mails.map(({ subject }) => subject ?? '');
/** Makes requests of twenty minutes ago. */
const earlier = (count: number, fieldsOf: (n: number) => Parameters<typeof aRequest>[0] = () => ({})) =>
  Array.from({ length: count }, (_, n) => {
    const at = new Date(clock.now().getTime() - 20 * MINUTE_MS).toISOString();
    return { id: randomUUID(), ...aPastRequest(at, fieldsOf(n + 1)) };
  });

const DIGEST = /^\d+ weitere Anfrage/;

test('[2.4.1] a flood of requests causes twenty mails an hour and one about the others, then single mails again', async () => {
  for (let n = 0; n < 40; n += 1) {
    expect((await send()).status).toBe(201);
    clock.advance(SECOND_MS);
  }
  expect(mailServer.mails).toHaveLength(20);
  await sweepAfter(4 * MINUTE_MS);
  expect(mailServer.mails).toHaveLength(20);
  mailServer.calm();
  await sweepAfter(MINUTE_MS);
  expect(subjects()).toEqual(['20 weitere Anfragen, die älteste von 14:00']);
  expect(mailServer.mails[0]?.text).toContain('/admin/contacts');

  await send();
  await sweepAfter(50 * MINUTE_MS);
  expect(subjects()).toHaveLength(1);
  expect(await inbox.all()).toHaveLength(41);
  // An hour after the first ones a request has its own mail again, and nobody waits longer.
  await sweepAfter(5 * MINUTE_MS);
  expect(subjects().slice(1)).toEqual([expect.stringMatching(/Fenster Reinigung \(GR-/)]);
});

test('a flood of two hundred requests at once is told of as a whole, from several instances, too', async () => {
  const requests = earlier(200);
  await insert('contactSubmissions', requests);
  const news = requests.map(({ id: contactId, createdAt }) => ({ contactId, createdAt }));
  await insert('shortLived.newRequests', news);
  await setMark(HERE);
  await Promise.all([1, 2, 3].map(() => tellOfRequests(db, clock.now())));
  await sweep();
  expect(subjects().filter((subject) => DIGEST.test(subject))).toEqual(['180 weitere Anfragen, die älteste von 13:40']);
  expect(mailServer.mails).toHaveLength(21);
  expect(await db.selectFrom('shortLived.newRequests').selectAll().execute()).toEqual([]);
});

const words = (n: number) => n.toString(2).replaceAll('0', 'fein').replaceAll('1', 'rein');
test.each<[string, (n: number) => object]>([
  ['one text', (n) => ({ message: `Wir reinigen billig, rufen Sie an, ${n}` })],
  ['a link', (n) => ({ message: `${words(n)} https://${words(n)}.example` })],
  ['one sender', (n) => ({ message: words(n), email: `mail${n}@werbung.example` })],
])('a flood of sixty requests with %s, a number and a place in the area comes after a real one', async (_, spam) => {
  const real = { name: 'Erika Echt', email: 'echt@daheim.example', place: 'Hinterdupfing', message: 'Zwölf Fenster' };
  await insert('contactSubmissions', [...earlier(60, spam), ...earlier(1, () => ({ ...real, phone: undefined }))]);
  expect((await inbox.waiting()).requests[0]?.name).toBe('Erika Echt');
  mailServer.calm();
  clock.set('2026-03-02T16:00:00Z');
  await sweep();
  const waiting = mailServer.mails.find(({ subject }) => subject === 'Was wartet: 61 Aufgaben');
  expect(waiting?.text).toMatch(/^Erika Echt, Hinterdupfing: Noch 20 Std\. bis zur Antwort:/);
  expect(waiting?.text).toContain('Und 41 weitere.');
});

test('a flood of requests that lies apart is told of in one line of the next mail about what waits', async () => {
  await send({ subject: 'Rabatt' });
  for (const at of ['02T16:00', '03T07:00', '03T16:00']) {
    clock.set(`2026-03-${at}:00Z`);
    await sweep();
    clock.advance(SECOND_MS);
    if (at === '02T16:00') await send({ subject: 'Rabatt' });
  }
  expect(subjects()).toEqual(['1 Anfrage liegt beiseite', '2 Anfragen liegen beiseite']);
  const [one, other] = mailServer.mails;
  expect(one?.from?.name).toBe('Website-Anfrage');
  expect(one?.text).toContain('weil sie nach Werbung aussieht');
  expect(other?.text).toContain('weil sie nach Werbung aussehen');
  expect(one?.text).toContain('/admin/contacts?suspects=open');
});

const line = (n: number) => `2001:db8:0:7${n.toString(16).padStart(2, '0')}::1`;

test.each<[string, string[]]>([
  ['one address', ['198.51.100.1']],
  ['ten addresses', Array.from({ length: 10 }, (_, n) => `198.51.100.${n}`)],
  ['one IPv6 line', Array.from({ length: 50 }, (_, n) => line(n))],
])(
  'a flood that looks like people from %s leaves others in the inbox, and the owner told of them, also on the second day',
  async (_, flooders) => {
    for (const day of [1, 2]) {
      // As after 1,995 requests of others, and the first ones of each address.
      await setCounter(db, 'contact-day', REQUESTS_PER_DAY - 5);
      for (const address of flooders.filter(isIPv4)) await setCounter(db, clientKey('contact-few', address), 3);
      for (let n = 0; n < 50; n += 5)
        await rush(Array.from({ length: 5 }, (_, m) => flooders[(n + m) % flooders.length]));
      const others = ['192.0.2.7', '2001:db8:1::1', '2001:db8:0:800::1', '2001:db8:0:900::1'];
      await rush(others, { name: `Mensch am Tag ${day}` });
      const inbox = await db.selectFrom('contactSubmissions').select('name').where('suspicion', 'is', null).execute();
      expect(inbox.filter(({ name }) => name.endsWith(`Tag ${day}`))).toHaveLength(others.length);
      expect(inbox.filter(({ name }) => name === 'Flut').length).toBeLessThanOrEqual(6 * day);
      expect(mailServer.mails).toHaveLength(inbox.length);
      clock.advance(25 * HOUR_MS);
    }
  },
);

test('a flood that looks like people counts for nobody else once its client has reached an own limit', async () => {
  await setCounter(db, clientKey('contact', '198.51.100.1'), CONTACT_POSTS_PER_WINDOW);
  await setCounter(db, clientKey('contact-day', '198.51.100.2'), REQUESTS_PER_DAY_AND_CLIENT);
  await setCounter(db, clientKey('contact-bytes', networkOf(line(1))), REQUEST_BYTES_PER_DAY_AND_CLIENT);
  await rush(['198.51.100.1', '198.51.100.2', line(1)]);
  const shared = db
    .selectFrom('rateLimits')
    .select('key')
    .where('key', 'in', [
      'contact-day',
      ...['contact-bytes', 'contact-few'].flatMap((what) =>
        networksAround(networkOf(line(1))).map((wide) => clientKey(what, wide)),
      ),
    ]);
  expect(await shared.execute()).toEqual([]);
});

test('a flood that looks like people stores at most 1 MB a day of one IPv6 line, and twice as much of its /48', async () => {
  const stored = async () => {
    const sum = db.selectFrom('contactSubmissions').select(sql<number>`sum(octet_length(message))::int`.as('bytes'));
    return (await sum.executeTakeFirstOrThrow()).bytes;
  };
  const sendLong = (from: (n: number) => string, times: number) =>
    rush(
      Array.from({ length: times }, (_, n) => from(n)),
      { message: '€'.repeat(MESSAGE_MAX_CHARS) },
    );
  await sendLong(line, 80);
  expect(await stored()).toBeLessThan(2 * REQUEST_BYTES_PER_DAY_AND_CLIENT);
  const refused = await send({}, { ip: line(0) });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(HOUR_MS / SECOND_MS);
  await sendLong((n) => `2001:db8:0:${n.toString(16)}00::1`, 120);
  expect(await stored()).toBeLessThan(4 * REQUEST_BYTES_PER_DAY_AND_CLIENT);
  expect(await stored()).toBeGreaterThan(3 * REQUEST_BYTES_PER_DAY_AND_CLIENT);
});

test('a flood that looks like people is kept apart beyond the daily limit, also when its form is sent again, with a robot’s mark in between', async () => {
  const headers = { 'idempotency-key': 'a-form-of-the-flood' };
  const body = aRequest();
  const again = (more = {}) => send({ ...body, ...more }, { headers });
  await setCounter(db, clientKey('contact-day', '192.0.2.1'), REQUESTS_PER_DAY_AND_CLIENT);
  await again();
  expect(await read('notifications')).toMatchObject({ apart: 1 });
  clock.advance(25 * HOUR_MS);
  await again({ subject: 'x' });
  expect((await again()).status).toBe(201);
  expect(await inbox.all()).toEqual([]);
  expect(await inbox.suspects()).toMatchObject({ suspects: [{ reason: 'flood' }] });
  expect(mailServer.mails).toEqual([]);
});

const rush = (clients: readonly (string | undefined)[], more: Partial<VisitorRequest> = {}) =>
  Promise.all(clients.map((ip) => send({ name: 'Flut', ...more }, ip ? { ip } : {})));
