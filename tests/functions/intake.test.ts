import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#config/limits.ts';
import { REQUEST_FIELDS } from '#domain/requests/fields.ts';
import { forgetOldSuspects } from '#domain/requests/suspects.server.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { api } from '../support/api/api.ts';
import { aPastRequest, aRequest, aValue } from '../support/factories.ts';
import { clock } from '../support/frozen-clock.ts';
import { type Call, invoke } from '../support/invoke.ts';
import { loggedLines } from '../support/logged-lines.ts';
import { ownersArea, send, sendRequest } from '../support/owners-area.ts';

const { db, ask, inbox, insert, read } = ownersArea({ at: '2026-03-02T09:00:00Z' });

const sendForm = (fields: object) =>
  invoke(api, '/api/contact', { method: 'POST', rawBody: new URLSearchParams({ ...fields }) });
const all = db.selectFrom('contactSubmissions').selectAll().orderBy('createdAt');
const stored = () => all.where('suspicion', 'is', null).execute();
const suspects = () => all.where('suspicion', 'is not', null).execute();

test('a visitor who sends a request gets its id, its readable number and the time of the answer', async () => {
  clock.set('2026-03-02T14:20:00Z');
  const answer = await send({ name: 'Erika' });
  expect(answer.status).toBe(201);
  const [row] = await stored();
  expect(await answer.json()).toEqual({
    id: row?.id,
    number: shortNumber(row?.id ?? ''),
    message: 'Vielen Dank für Ihre Anfrage! Wir melden uns bis morgen, Dienstag, 15:20\u00a0Uhr.',
  });
});

test.each(['with script', 'without'])(
  'a visitor’s request shows the owner every field of the form, and every character: %s',
  async (way) => {
    const message = `'; drop table contact_submissions; -- "Zitat" \\n %s $1 ${'ä'.repeat(10)} 😀 שלום\nZeile zwei`;
    const typed = aRequest({ message });
    const answer = await (way === 'without' ? sendForm(typed) : send(typed));
    expect([answer.status, answer.headers.get('location')]).toEqual(
      way === 'without' ? [303, '/danke#da'] : [201, null],
    );
    expect(Object.keys(typed)).toEqual(REQUEST_FIELDS);
    expect(await stored()).toEqual([expect.objectContaining(typed)]);
    expect(await inbox.all()).toEqual([expect.objectContaining(typed)]);
  },
);

test('a visitor without JavaScript reads what is wrong with the form, in words that no markup of theirs can be', async () => {
  const answer = await sendForm({ name: '', email: '<b>nein</b>' });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-/,
  );
  expect(await stored()).toEqual([]);
  const page = await answer.text();
  expect(page).toContain('<li>Name: Name ist erforderlich</li><li>E-Mail: Gültige E-Mail-Adresse erforderlich</li>');
  expect(page).not.toContain('<b>');
});

test('the same form sent twice is stored once by the form’s key, even if twenty arrive at the same moment', async () => {
  const headers = { 'idempotency-key': 'a-key-of-the-form' };
  const request = aRequest();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(request, { headers })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(await (await send(request, { headers })).json()).toEqual(await answers[0]?.json());
  expect(await stored()).toHaveLength(1);
});

test('the same form sent twice is stored once by its content and day if it has no key', async () => {
  await sendForm({ name: 'Erika', email: 'erika@beispiel.de' });
  await sendForm({ name: 'Erika', email: 'erika@beispiel.de' });
  expect(await stored()).toHaveLength(1);
  clock.set('2026-03-03T09:00:00Z');
  await sendForm({ name: 'Erika', email: 'erika@beispiel.de' });
  expect(await stored()).toHaveLength(2);
});

test('the same words sent again from another page within the hour are one request with one message, under the newer key', async () => {
  const request = aRequest();
  const sendAs = async (key: string, more = {}) =>
    (await (await send({ ...request, ...more }, { headers: { 'idempotency-key': key } })).json()).id;
  const first = await sendAs('the-first-page');
  clock.advance(59 * MINUTE_MS);
  expect(await sendAs('the-second-page')).toBe(first);
  expect(await db.selectFrom('contactSubmissions').select(['id', 'idempotencyKey']).execute()).toEqual([
    { id: first, idempotencyKey: 'the-second-page' },
  ]);
  expect(await db.selectFrom('shortLived.outbox').select('contactId').execute()).toEqual([{ contactId: first }]);
  expect(await sendAs('the-third-page', { message: 'Noch ein Fenster' })).not.toBe(first);
  clock.advance(2 * MINUTE_MS);
  expect(await sendAs('the-fourth-page')).not.toBe(first);
  // What lies apart is no request yet.
  const apart = await sendAs('a-robots-page', { name: 'Ina', subject: 'x' });
  expect(await sendAs('a-persons-page', { name: 'Ina' })).not.toBe(apart);
});

test.each(REQUEST_FIELDS)('a form sent twice is another request if one field differs: %s', async (field) => {
  const typed = aRequest();
  await sendForm(typed);
  await sendForm({ ...typed, [field]: aValue(field, -1) });
  expect(await stored()).toHaveLength(2);
});

test('a form is refused if it has the key of another with other content', async () => {
  const headers = { 'idempotency-key': 'a-key-of-the-form' };
  await send({ message: 'Eins' }, { headers });
  const answer = await send({ message: 'Zwei' }, { headers });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ error: expect.stringContaining('mit anderen Angaben') });
});

test.each([
  ['honeypot', { subject: 'Cheap SEO' }],
  ['too-fast', { filledInMs: 1999 }],
])('robots become suspects for the reason %s and get the usual answer', async (reason, trace) => {
  const answer = await send({ name: 'Robot', ...trace });
  expect(answer.status).toBe(201);
  expect(await stored()).toEqual([]);
  expect(await suspects()).toEqual([expect.objectContaining({ name: 'Robot', suspicion: reason })]);
});

test('visitors are not suspected after two seconds or without script', async () => {
  for (const time of [{ filledInMs: 2000 }, {}]) await send(time);
  expect(await stored()).toHaveLength(2);
});

test('suspects are forgotten after thirty days, in the bin or not, as the privacy page says', async () => {
  await send({ subject: 'x' });
  await db.updateTable('contactSubmissions').set({ deletedAt: clock.now() }).execute();
  await send({ subject: 'x' });
  clock.advance(30 * 24 * 3_600_000 - 1000);
  await forgetOldSuspects(db, clock.now());
  expect(await suspects()).toHaveLength(2);
  clock.advance(2000);
  await forgetOldSuspects(db, clock.now());
  expect(await suspects()).toEqual([]);
});

test('suspects are listed for the owner, who accepts a person into the inbox', async () => {
  const id = await sendRequest({ name: 'Mensch', subject: 'x' });
  expect(await inbox.suspects()).toMatchObject({ suspects: [{ id, name: 'Mensch' }] });
  expect((await inbox.ask(`-suspects/${id}/accept`, { method: 'POST' })).status).toBe(200);
  expect(await stored()).toEqual([expect.objectContaining({ id, name: 'Mensch' })]);
  expect(await inbox.suspects()).toMatchObject({ suspects: [] });
});

test('suspects are searched to the last of a flood, by pages, and hide no request in the bin', async () => {
  const rows = Array.from({ length: 1005 }, (_, n) => {
    const at = new Date(Date.UTC(2026, 2, 2, 0, 0, n)).toISOString();
    return { ...aPastRequest(at, { name: `Flut Nr.${n}.` }), suspicion: 'flood' as const };
  });
  await insert('contactSubmissions', rows);
  const find = async (page: number, search: string) => {
    const { suspects, total } = await inbox.suspects(search, page);
    return [total, suspects.length, suspects[0]?.name];
  };
  expect(await find(1, '')).toEqual([1005, 20, 'Flut Nr.1004.']);
  expect(await find(51, '')).toEqual([1005, 5, 'Flut Nr.4.']);
  expect(await find(1, 'nr.1003. flut')).toEqual([1, 1, 'Flut Nr.1003.']);
  expect(await find(51, 'FLUT')).toEqual([1005, 5, 'Flut Nr.4.']);
  await db.updateTable('contactSubmissions').set({ deletedAt: new Date() }).execute();
  await insert('contactSubmissions', { ...aPastRequest('2026-03-02', { name: 'Mensch' }), deletedAt: new Date(0) });
  expect((await read('contact-bin'))[0].name).toBe('Mensch');
});

test('a suspect becomes a request if the same key sends a valid one, and stays a request', async () => {
  const headers = { 'idempotency-key': '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11' };
  await send({ name: 'Zu schnell', subject: 'x' }, { headers });
  const answer = await send({ name: 'Erika' }, { headers });
  await send({ name: 'Robot', subject: 'x' }, { headers });
  expect(await suspects()).toEqual([]);
  const { id } = (await answer.json()) as { id: string };
  expect(await stored()).toEqual([expect.objectContaining({ id, name: 'Erika' })]);
});

test.each([
  ['broken JSON', 400, { rawBody: '{"name":', headers: { 'content-type': 'application/json' } }],
  ['another format', 415, { rawBody: '<name/>', headers: { 'content-type': 'application/xml' } }],
  ['no format', 415, { method: 'POST' }],
  ['more than 64 KiB', 413, { body: { message: 'x'.repeat(66_000) } }],
  ['a wrong method', 405, { method: 'PUT', body: aRequest() }],
] satisfies [string, number, Call][])(
  'a refused request gets a German sentence for %s: %i',
  async (_, status, call) => {
    const answer = await invoke(api, '/api/contact', { method: 'POST', ...call });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/) });
    expect(await stored()).toEqual([]);
  },
);

test('a refused request gets the time to wait after too many from one client', async () => {
  vi.stubEnv('CONTACT_POSTS_PER_WINDOW', '3');
  for (let n = 0; n < 3; n += 1) expect((await send()).status).toBe(201);
  const answer = await send();
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('600');
  expect((await send({}, { ip: '192.0.2.9' })).status).toBe(201);
  clock.advance(600_001);
  expect((await send()).status).toBe(201);
});

test('[3.4.4, 3.4.6, 14.3.2] every answer has security headers, because netlify.toml does not reach functions', async () => {
  const answer = await send();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
});

test('[16.2.5] every answer is logged in one line and counted, without personal data', async () => {
  const logged = loggedLines();
  await send({ name: 'Geheim', email: 'geheim@beispiel.de', message: 'Geheimnis' }, { ip: '203.0.113.5' });
  const lines = logged();
  const answered = { event: 'request', route: '/api/contact', method: 'POST', status: 201 };
  expect(lines.filter(({ event }) => event !== 'mail')).toEqual([expect.objectContaining(answered)]);
  const counters = await db.selectFrom('rateLimits').selectAll().execute();
  expect(counters).toHaveLength(5);
  expect(JSON.stringify([lines, counters])).not.toMatch(/geheim|203\.0/i);
});

test.each(['page=0', 'page=zwei', 'limit=2001', 'all=vielleicht', 'state=weg'])(
  'the owner’s list of requests refuses %s',
  async (query) => expect((await ask(`contact?${query}`)).status).toBe(422),
);

describe('with seven requests', () => {
  beforeEach(async () => {
    for (let n = 1; n <= 7; n += 1) {
      clock.advance(1000);
      await send({ name: `Person ${n}` });
    }
  });

  const list = (query: string) => inbox.read<{ submissions: { name: string }[]; total: number }>(query);
  const names = (contacts: { name: string }[]) => contacts.map(({ name }) => name);

  test('the owner’s list of requests has pages of five, newest first, with the total, or comes whole with all=true', async () => {
    const first = await list('');
    expect(names(first.submissions)).toEqual(['Person 7', 'Person 6', 'Person 5', 'Person 4', 'Person 3']);
    expect(first.total).toBe(7);
    const second = await list('?page=2&limit=5');
    expect(names(second.submissions)).toEqual(['Person 2', 'Person 1']);
    expect(await list('?page=9')).toEqual({ submissions: [], total: 7 });
    expect(names(await inbox.all())).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Person ${n}`));
  });

  test('the owner’s list of requests has figures: total, today in Germany, with a phone, per service', async () => {
    clock.set('2026-03-02T23:30:00Z'); // In Germany the third of March has begun.
    await send({ phone: undefined, service: undefined });
    await send({ service: 'seniorenservice' });
    expect(await read('contact-stats')).toEqual({
      total: 9,
      today: 2,
      withPhone: 8,
      perService: { fenster: 7, wintergarten: 0, terrassendach: 0, seniorenservice: 1, sonstiges: 1 },
      states: { waiting: 9, overdue: 0, dated: 0, angebot: 0 },
    });
  });
});
