import { randomUUID } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_POSTS_PER_WINDOW, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#config/limits.ts';
import { setOutboxDue } from '#domain/messages/due-time.server.ts';
import { MESSAGE_MAX_CHARS } from '#domain/requests/limits.ts';
import type { VisitorRequest } from '#domain/requests/request.ts';
import { networkOf, networksAround } from '#http/network-of.ts';
import { clientKey } from '#server/client-key.ts';
import { clock as systemClock } from '#server/clock.ts';
import {
  REQUEST_BYTES_PER_DAY_AND_CLIENT,
  REQUESTS_PER_DAY,
  REQUESTS_PER_DAY_AND_CLIENT,
} from '#site/request-form/limits.ts';
import { loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { cleanUp, HERE, sweep, sweepAfter } from '../support/scheduled-jobs.ts';

const { db, insert } = testDatabase();
const mailServer = testMailServer();
const subjects = () => mailServer.mails.map(({ subject }) => subject ?? '');
const send = () => invoke(api, '/api/contact', { body: aRequest() });
const ALL = { page: 1, search: '' };
/** Stores requests of twenty minutes ago that nobody was told of. */
const held = async (count: number, fields: Parameters<typeof aRequest>[0] = {}) => {
  const createdAt = new Date(clock.now().getTime() - 20 * MINUTE_MS);
  for (let n = 0; n < count; n += 1) {
    const id = randomUUID();
    await insert('contactSubmissions', { id, ...aRequest(fields), kind: 'form', createdAt, idempotencyKey: id });
    await insert('shortLived.newRequests', { contactId: id, createdAt });
  }
  await setOutboxDue(HERE);
};
let cookie: string;
let clock: ReturnType<typeof frozenClock>;
beforeEach(async () => {
  clock = frozenClock('2026-03-02T13:00:00Z');
  vi.spyOn(systemClock, 'wait').mockResolvedValue();
  cookie = await loggedIn(db);
});

test('[2.4.1] a flood of requests causes twenty mails, then one digest per ten minutes, then single mails again', async () => {
  for (let n = 0; n < 40; n += 1) {
    expect((await send()).status).toBe(201);
    clock.advance(SECOND_MS);
  }
  expect(mailServer.mails).toHaveLength(21);
  expect(subjects().at(-1)).toBe('1 weitere Anfrage, von 14:00');
  mailServer.calm();
  await sweepAfter(5 * MINUTE_MS);
  expect(mailServer.mails).toHaveLength(0);

  await sweepAfter(6 * MINUTE_MS);
  expect(subjects()).toEqual(['19 weitere Anfragen, die älteste von 14:00']);
  await sweep();
  expect(subjects()).toHaveLength(1);

  const list = await invoke(api, '/api/admin/contact?all=true', { cookie });
  expect(await list.json()).toHaveLength(40);
  clock.advance(MINUTE_MS);
  await send();
  expect(subjects()).toHaveLength(2);
  expect(subjects()[1]).toMatch(/Fenster Reinigung \(GR-/);
});

test('a flood of requests that comes all at once is announced without delay', async () => {
  const requests = db.selectFrom('contactSubmissions').select('id');
  vi.mocked(systemClock.wait).mockImplementation(async () => {
    await vi.waitUntil(async () => (await requests.execute()).length === 60);
  });
  await Promise.all(Array.from({ length: 60 }, () => send()));
  const [digest] = subjects().filter((subject) => /(neue|weitere) Anfrage/.test(subject));
  const singly = subjects().filter((subject) => subject.includes('(GR-')).length;
  expect(singly + Number(digest?.split(' ')[0])).toBe(60);
  expect(singly).toBeLessThanOrEqual(20);
});

test('a flood of requests names those with an earlier deal, a number or a place in the area first, up to twenty', async () => {
  const spam = { phone: undefined, place: 'Berlin' };
  await held(60, spam);
  const real = [{ name: 'Anna Anruf' }, { name: 'Ora Ort', phone: undefined }, { ...spam, name: 'Karla Kundin' }];
  await Promise.all(real.map((fields) => held(1, { email: `${fields.name[0]}@beispiel.example`, ...fields })));
  const [customerId, times] = [randomUUID(), { createdAt: new Date('2025-03-02'), changedAt: new Date('2025-03-03') }];
  await insert('customers', { id: customerId, name: 'Karla', surnameKey: 'karla' });
  await insert('jobs', { customerId, what: 'arbeit', day: '2025-03-03', ...times });
  await db.updateTable('contactSubmissions').set({ customerId }).where('name', '=', 'Karla Kundin').execute();
  await sweep();
  expect(subjects()).toEqual(['63 neue Anfragen, die älteste von 13:40']);
  const text = mailServer.mails[0]?.text ?? '';
  expect(text).toContain('Diese Anfragen konnten eine Zeit lang nicht gemeldet werden.');
  expect(text.match(/^.*(?=:\nhttps:.*contact=)/gm)).toEqual([
    ...['Karla Kundin, Berlin', 'Anna Anruf, Nieder-Olm', 'Ora Ort, Nieder-Olm'],
    ...Array(17).fill(expect.stringMatching(/Berlin$/)),
  ]);
  expect(text).toContain('Und 43 weitere.');
});

const words = (n: number) => n.toString(2).replaceAll('0', 'fein').replaceAll('1', 'rein');
test.each<[string, (n: number) => object]>([
  ['one text', (n) => ({ message: `Wir reinigen billig, rufen Sie an, ${n}` })],
  ['a link', (n) => ({ message: `${words(n)} https://${words(n)}.example` })],
  ['one sender', (n) => ({ message: words(n), email: `mail${n}@werbung.example` })],
])('a flood of sixty requests with %s, a number and a place in the area comes after a real one', async (_, spam) => {
  for (let n = 1; n <= 60; n += 1) await held(1, spam(n));
  await held(1, {
    name: 'Erika Echt',
    email: 'echt@daheim.example',
    phone: undefined,
    place: 'Hinterdupfing',
    message: 'Zwölf Fenster',
  });
  const { requests } = await (await invoke(api, '/api/admin/contact-waiting', { cookie })).json();
  expect(requests.slice(0, 1).map(({ name }: { name: string }) => name)).toEqual(['Erika Echt']);
  await sweep();
  expect(mailServer.mails[0]?.text).toMatch(/Erika Echt/);
});

test.each([
  [5, 5, /\(GR-/],
  [6, 1, /^6 neue Anfragen, die älteste von 13:40$/],
])(
  'a flood of requests that was none, %i requests held for long, causes %i mails',
  async (requests, mails, subject) => {
    await held(requests);
    await sweep();
    expect(subjects()).toEqual(Array(mails).fill(expect.stringMatching(subject)));
  },
);

test('a flood of requests is told of also if the digest before began with a request of the same moment', async () => {
  await held(6);
  await sweep();
  await held(6);
  await sweepAfter(11 * MINUTE_MS);
  expect(subjects()).toHaveLength(2);
});

test('a flood of requests that lies apart is told of once a day in one line', async () => {
  const send = () => invoke(api, '/api/contact', { body: aRequest({ subject: 'Rabatt' }) });
  await send();
  for (const hours of [0, 6, 18, 24, 48]) {
    clock.set(new Date(Date.parse('2026-03-02T16:05:00Z') + hours * HOUR_MS).toISOString());
    await cleanUp();
    clock.advance(SECOND_MS);
    if (hours === 0) await send();
  }
  const told = mailServer.mails.filter(({ subject }) => subject?.includes('beiseite'));
  expect(told.map(({ subject }) => subject)).toEqual(['1 Anfrage liegt beiseite', '2 Anfragen liegen beiseite']);
  expect(told[0]?.from?.name).toBe('Website-Anfrage');
  expect(told[0]?.text).toContain('weil sie nach Werbung aussieht');
  expect(told[1]?.text).toContain('weil sie nach Werbung aussehen');
  expect(told[0]?.text).toContain('/admin/contacts?suspects=open');
});

test('a flood of requests of long texts from one client gets 429 with Retry-After once its bytes of the day are used up', async () => {
  const body = aRequest({ message: 'Fenster '.repeat(200) });
  expect((await invoke(api, '/api/contact', { body })).status).toBe(201);
  const key = clientKey('contact-bytes', '192.0.2.1');
  const { hits } = await db.selectFrom('rateLimits').select('hits').where('key', '=', key).executeTakeFirstOrThrow();
  expect(REQUEST_BYTES_PER_DAY_AND_CLIENT / hits, 'long texts a day').toBeGreaterThan(100);

  await db.updateTable('rateLimits').set({ hits: REQUEST_BYTES_PER_DAY_AND_CLIENT }).where('key', '=', key).execute();
  const answer = await invoke(api, '/api/contact', { body });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(HOUR_MS / SECOND_MS);
});

test('a flood of requests from one client is kept apart without a message beyond the daily limit, and can be accepted', async () => {
  const key = clientKey('contact-day', '192.0.2.1');
  const expiresAt = new Date(Date.now() + DAY_MS);
  await insert('rateLimits', { key, hits: REQUESTS_PER_DAY_AND_CLIENT, expiresAt });
  expect((await send()).status).toBe(201);
  expect(mailServer.mails).toEqual([]);
  const state = await invoke(api, '/api/admin/notifications', { cookie });
  expect(await state.json()).toMatchObject({ apart: 1 });
  const {
    suspects: [suspect],
  } = await (await invoke(api, '/api/admin/contact-suspects/search', { cookie, body: ALL })).json();
  expect(suspect).toMatchObject({ reason: 'flood' });
  const path = `/api/admin/contact-suspects/${suspect.id}/accept`;
  expect((await invoke(api, path, { method: 'POST', cookie })).status).toBe(200);
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
      await count('contact-day', REQUESTS_PER_DAY - 5);
      for (const address of flooders.filter(isIPv4)) await count(clientKey('contact-few', address), 3);
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
  await count(clientKey('contact', '198.51.100.1'), CONTACT_POSTS_PER_WINDOW);
  await count(clientKey('contact-day', '198.51.100.2'), REQUESTS_PER_DAY_AND_CLIENT);
  await count(clientKey('contact-bytes', networkOf(line(1))), REQUEST_BYTES_PER_DAY_AND_CLIENT);
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
  await sendLong((n) => `2001:db8:0:${n.toString(16)}00::1`, 120);
  expect(await stored()).toBeLessThan(4 * REQUEST_BYTES_PER_DAY_AND_CLIENT);
  expect(await stored()).toBeGreaterThan(3 * REQUEST_BYTES_PER_DAY_AND_CLIENT);
});

test('a flood that looks like people stays apart when its form is sent again, also with a robot’s mark in between', async () => {
  const headers = { 'idempotency-key': 'a-form-of-the-flood' };
  const body = aRequest();
  const again = (more = {}) => invoke(api, '/api/contact', { body: { ...body, ...more }, headers });
  await count(clientKey('contact-day', '192.0.2.1'), REQUESTS_PER_DAY_AND_CLIENT);
  await again();
  clock.advance(25 * HOUR_MS);
  await again({ subject: 'x' });
  expect((await again()).status).toBe(201);
  expect(await db.selectFrom('contactSubmissions').select('suspicion').execute()).toEqual([{ suspicion: 'flood' }]);
  expect(mailServer.mails).toEqual([]);
});

/** Sets a counter, as so many requests would. */
async function count(key: string, hits: number): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute();
  await insert('rateLimits', { key, hits, expiresAt: new Date(Date.now() + DAY_MS) });
}

const rush = (clients: readonly (string | undefined)[], more: Partial<VisitorRequest> = {}) =>
  Promise.all(clients.map((ip) => invoke(api, '/api/contact', { body: aRequest({ name: 'Flut', ...more }), ip })));
