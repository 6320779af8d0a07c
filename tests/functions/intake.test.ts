import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#config/limits.ts';
import { REQUEST_FIELDS } from '#domain/requests/fields.ts';
import { forgetOldSuspects } from '#domain/requests/suspects.server.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest, aValue } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { type Call, invoke } from '../support/invoke.ts';

const { db, insert } = testDatabase();

const send = (body: unknown, more: Call = {}) => invoke(api, '/api/contact', { body, ...more });
const sendForm = (fields: object) =>
  invoke(api, '/api/contact', { method: 'POST', rawBody: new URLSearchParams({ ...fields }) });
const all = db.selectFrom('contactSubmissions').selectAll().orderBy('createdAt');
const stored = () => all.where('suspicion', 'is', null).execute();
const suspects = () => all.where('suspicion', 'is not', null).execute();

test('a visitor who sends a request gets its id, its readable number and the time of the answer', async () => {
  frozenClock('2026-03-02T14:20:00Z');
  const answer = await send(aRequest({ name: 'Erika' }));
  expect(answer.status).toBe(201);
  const [row] = await stored();
  expect(await answer.json()).toEqual({
    id: row?.id,
    number: shortNumber(row?.id ?? ''),
    message: 'Vielen Dank für Ihre Anfrage! Wir melden uns bis morgen, Dienstag, 15:20\u00a0Uhr.',
  });
  expect(row).toMatchObject({ name: 'Erika' });
});

test('a visitor who sends a request loses no typed character', async () => {
  const message = `'; drop table contact_submissions; -- "Zitat" \\n %s $1 ${'ä'.repeat(10)} 😀 שלום\nZeile zwei`;
  await send(aRequest({ message }));
  expect(await stored()).toEqual([expect.objectContaining({ message })]);
});

test.each(['with script', 'without'])(
  'a visitor’s request shows the owner every field of the form: %s',
  async (way) => {
    const typed = aRequest();
    await (way === 'without' ? sendForm(typed) : send(typed));
    expect(Object.keys(typed)).toEqual(REQUEST_FIELDS);
    expect(await stored()).toEqual([expect.objectContaining(typed)]);
    const answer = await invoke(api, '/api/admin/contact?all=true', { cookie: await loggedIn(db) });
    expect(await answer.json()).toEqual([expect.objectContaining(typed)]);
  },
);

test('a visitor who sends a request gets to the thank-you page without JavaScript', async () => {
  const answer = await sendForm({
    name: 'Erika',
    email: 'erika@beispiel.de',
    phone: '',
    service: '',
    message: 'a\r\nb',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/danke#da');
  expect(await stored()).toEqual([
    expect.objectContaining({ name: 'Erika', phone: null, service: null, message: 'a\nb' }),
  ]);
});

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
  // The answer says until which minute it is answered.
  frozenClock('2026-03-02T09:00:00Z');
  const headers = { 'idempotency-key': 'a-key-of-the-form' };
  const request = aRequest();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(request, { headers })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(await (await send(request, { headers })).json()).toEqual(await answers[0]?.json());
  expect(await stored()).toHaveLength(1);
});

test('the same form sent twice is stored once by its content and day if it has no key', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  await sendForm({ name: 'Erika', email: 'erika@beispiel.de' });
  await sendForm({ name: 'Erika', email: 'erika@beispiel.de' });
  expect(await stored()).toHaveLength(1);
  clock.set('2026-03-03T09:00:00Z');
  await sendForm({ name: 'Erika', email: 'erika@beispiel.de' });
  expect(await stored()).toHaveLength(2);
});

test('the same words sent again from another page within the hour are one request with one message, under the newer key', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  const request = aRequest();
  await insert('adminUsers', { username: 'chefin', password: '-', email: 'chefin@firma.de' });
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
  frozenClock('2026-03-02T09:00:00Z');
  const typed = aRequest();
  await sendForm(typed);
  await sendForm({ ...typed, [field]: aValue(field, -1) });
  expect(await stored()).toHaveLength(2);
});

test('a form is refused if it has the key of another with other content', async () => {
  const headers = { 'idempotency-key': 'a-key-of-the-form' };
  await send(aRequest({ message: 'Eins' }), { headers });
  const answer = await send(aRequest({ message: 'Zwei' }), { headers });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ error: expect.stringContaining('mit anderen Angaben') });
});

test.each([
  ['honeypot', { subject: 'Cheap SEO' }],
  ['too-fast', { filledInMs: 1999 }],
])('robots become suspects for the reason %s and get the usual answer', async (reason, trace) => {
  const answer = await send({ ...aRequest({ name: 'Robot' }), ...trace });
  expect(answer.status).toBe(201);
  expect(await stored()).toEqual([]);
  expect(await suspects()).toEqual([expect.objectContaining({ name: 'Robot', suspicion: reason })]);
});

test.each([[{ filledInMs: 2000 }], [{}]])(
  'visitors are not suspected after two seconds or without script: %j',
  async (time) => {
    await send({ ...aRequest(), ...time });
    expect(await stored()).toHaveLength(1);
  },
);

test('suspects are forgotten after thirty days, in the bin or not, as the privacy page says', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  await send({ ...aRequest(), subject: 'x' });
  await db.updateTable('contactSubmissions').set({ deletedAt: clock.now() }).execute();
  await send({ ...aRequest(), subject: 'x' });
  clock.advance(30 * 24 * 3_600_000 - 1000);
  await forgetOldSuspects(db, clock.now());
  expect(await suspects()).toHaveLength(2);
  clock.advance(2000);
  await forgetOldSuspects(db, clock.now());
  expect(await suspects()).toEqual([]);
});

test('suspects are listed for the owner, who accepts a person into the inbox', async () => {
  const cookie = await loggedIn(db);
  await send({ ...aRequest({ name: 'Mensch' }), subject: 'x' });
  const path = '/api/admin/contact-suspects';
  const body = { page: 1, search: '' };
  const list = async (): Promise<{ id: string; name: string }[]> =>
    (await (await invoke(api, `${path}/search`, { cookie, body })).json()).suspects;
  const [found] = await list();
  expect(found).toMatchObject({ name: 'Mensch' });
  const accepted = await invoke(api, `${path}/${found?.id}/accept`, { method: 'POST', cookie });
  expect(accepted.status).toBe(200);
  expect(await stored()).toEqual([expect.objectContaining({ id: found?.id, name: 'Mensch' })]);
  expect(await list()).toEqual([]);
});

test('suspects are searched to the last of a flood, by pages, and hide no request in the bin', async () => {
  const cookie = await loggedIn(db);
  const rows = Array.from({ length: 1005 }, (_, n) => {
    const createdAt = new Date(Date.UTC(2026, 2, 2, 0, 0, n));
    return { ...aRequest({ name: `Flut Nr.${n}.` }), createdAt, idempotencyKey: `${n}`, suspicion: 'flood' as const };
  });
  await insert('contactSubmissions', rows);
  const find = async (page: number, search: string) => {
    const call = { cookie, body: { page, search } };
    const { suspects, total } = await (await invoke(api, '/api/admin/contact-suspects/search', call)).json();
    return [total, suspects.length, suspects[0]?.name];
  };
  expect(await find(1, '')).toEqual([1005, 20, 'Flut Nr.1004.']);
  expect(await find(51, '')).toEqual([1005, 5, 'Flut Nr.4.']);
  expect(await find(1, 'nr.1003. flut')).toEqual([1, 1, 'Flut Nr.1003.']);
  expect(await find(51, 'FLUT')).toEqual([1005, 5, 'Flut Nr.4.']);
  await insert('contactSubmissions', {
    ...aRequest({ name: 'Mensch' }),
    idempotencyKey: 'k',
    deletedAt: new Date(0),
  });
  await db
    .updateTable('contactSubmissions')
    .set({ deletedAt: new Date() })
    .where('suspicion', 'is not', null)
    .execute();
  const [first] = await (await invoke(api, '/api/admin/contact-bin', { cookie })).json();
  expect(first.name).toBe('Mensch');
});

test('a suspect becomes a request if the same key sends a valid one, and stays a request', async () => {
  const headers = { 'idempotency-key': '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11' };
  await send({ ...aRequest({ name: 'Zu schnell' }), subject: 'x' }, { headers });
  const answer = await send(aRequest({ name: 'Erika' }), { headers });
  await send({ ...aRequest({ name: 'Robot' }), subject: 'x' }, { headers });
  expect(await suspects()).toEqual([]);
  const { id } = (await answer.json()) as { id: string };
  expect(await stored()).toEqual([expect.objectContaining({ id, name: 'Erika' })]);
});

test.each([
  ['broken JSON', 400, { rawBody: '{"name":', headers: { 'content-type': 'application/json' } }],
  ['another format', 415, { rawBody: '<name/>', headers: { 'content-type': 'application/xml' } }],
  ['no format', 415, { method: 'POST' }],
  ['more than 64 KiB', 413, { body: { message: 'x'.repeat(66_000) } }],
  ['another site', 403, { body: aRequest(), headers: { 'sec-fetch-site': 'cross-site' } }],
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

test('a refused request gets a sentence per invalid field', async () => {
  const answer = await send({ name: '', email: 'x' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    error: 'Bitte prüfen Sie die markierten Angaben.',
    fieldErrors: { name: 'Name ist erforderlich', email: 'Gültige E-Mail-Adresse erforderlich' },
  });
});

test('a refused request gets the time to wait after too many from one client', async () => {
  vi.stubEnv('CONTACT_POSTS_PER_WINDOW', '3');
  const clock = frozenClock();
  for (let n = 0; n < 3; n += 1) expect((await send(aRequest({ name: `P${n}` }))).status).toBe(201);
  const answer = await send(aRequest({ name: 'P4' }));
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('600');
  expect((await send(aRequest({ name: 'P5' }), { ip: '192.0.2.9' })).status).toBe(201);
  clock.advance(600_001);
  expect((await send(aRequest({ name: 'P6' }))).status).toBe(201);
});

test('a refused request leaves no address in the table of counters', async () => {
  await send(aRequest(), { ip: '203.0.113.77' });
  const rows = await db.selectFrom('rateLimits').selectAll().execute();
  expect(rows).toHaveLength(5);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
});

test('[3.4.4, 3.4.6, 14.3.2] every answer has security headers, because netlify.toml does not reach functions', async () => {
  const answer = await send(aRequest());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
});

test('[16.2.5] every answer is logged in one line without personal data', async () => {
  vi.stubEnv('LOG_LEVEL', '');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await send(aRequest({ name: 'Geheim', email: 'geheim@beispiel.de', message: 'Geheimnis' }), { ip: '203.0.113.5' });
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  const answered = { event: 'request', route: '/api/contact', method: 'POST', status: 201 };
  expect(lines.filter(({ event }) => event !== 'mail')).toEqual([expect.objectContaining(answered)]);
  expect(JSON.stringify(lines)).not.toMatch(/geheim|203\.0/i);
});

describe('with seven requests', () => {
  let cookie: string;
  beforeEach(async () => {
    const clock = frozenClock('2026-03-02T09:00:00Z');
    for (let n = 1; n <= 7; n += 1) {
      clock.advance(1000);
      await send(aRequest({ name: `Person ${n}` }));
    }
    cookie = await loggedIn(db);
  });

  const list = async (query: string) => {
    const answer = await invoke(api, `/api/admin/contact${query}`, { cookie });
    return (await answer.json()) as { submissions: { name: string }[]; total: number };
  };
  const names = (contacts: { name: string }[]) => contacts.map(({ name }) => name);

  test('the owner’s list of requests has pages of five, newest first, with the total, or comes whole with all=true', async () => {
    const first = await list('');
    expect(names(first.submissions)).toEqual(['Person 7', 'Person 6', 'Person 5', 'Person 4', 'Person 3']);
    expect(first.total).toBe(7);
    const second = await list('?page=2&limit=5');
    expect(names(second.submissions)).toEqual(['Person 2', 'Person 1']);
    expect(await list('?page=9')).toEqual({ submissions: [], total: 7 });
    const all = await (await invoke(api, '/api/admin/contact?all=true', { cookie })).json();
    expect(names(all)).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Person ${n}`));
  });

  test.each(['?page=0', '?page=zwei', '?limit=2001', '?all=vielleicht', '?state=weg'])(
    'the owner’s list of requests refuses %s',
    async (query) => {
      expect((await invoke(api, `/api/admin/contact${query}`, { cookie })).status).toBe(422);
    },
  );

  test('the owner’s list of requests has figures: total, today in Germany, with a phone, per service', async () => {
    frozenClock('2026-03-02T23:30:00Z'); // In Germany the third of March has begun.
    await send(aRequest({ name: 'Neu', phone: undefined, service: undefined }));
    await send(aRequest({ name: 'Auch neu', service: 'seniorenservice' }));
    const answer = await invoke(api, '/api/admin/contact-stats', { cookie });
    expect(await answer.json()).toEqual({
      total: 9,
      today: 2,
      withPhone: 8,
      perService: { fenster: 7, wintergarten: 0, terrassendach: 0, seniorenservice: 1, sonstiges: 1 },
      states: { waiting: 9, overdue: 0, dated: 0, angebot: 0 },
    });
  });
});
