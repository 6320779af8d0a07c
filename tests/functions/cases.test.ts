import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { STEPS } from '#content/steps.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import type { RequestPage } from '#domain/requests/shapes.ts';
import { loggedIn } from '../support/admin.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { type FrozenClock, frozenClock } from '../support/frozen-clock.ts';
import { numberIn, ownersInbox, sendRequest } from '../support/owners-inbox.ts';

const { db, reset } = testDatabase();

let clock: FrozenClock;
let cookie: string;
let id: string;

async function start() {
  // Sends it before an administrator exists, so that nobody gets a mail.
  id = await sendRequest({ name: 'Erika' });
  cookie = await loggedIn(db);
}

beforeEach(async () => {
  clock = frozenClock('2026-03-02T09:00:00Z');
  await start();
});

const inbox = ownersInbox(() => cookie);
const enter = (body: NewEntry, by = cookie) => inbox.ask(`/${id}/history`, { body, cookie: by });
/** Adds an entry a minute later, expects success and returns its number. */
async function addEntry(body: NewEntry): Promise<number> {
  clock.advance(60_000);
  return numberIn(await enter(body));
}
const history = () => inbox.history(id);

async function listed() {
  const { submissions } = await inbox.read<RequestPage>('');
  expect(await inbox.all()).toEqual(submissions);
  return submissions[0];
}
const storedRow = () => db.selectFrom('contactSubmissions').selectAll().executeTakeFirstOrThrow();

test('a request starts without a state, in the specified shape', async () => {
  expect(await listed()).toEqual({
    ...aRequest({ name: 'Erika', email: expect.any(String), phone: expect.any(String) }),
    id,
    customerId: expect.any(String),
    createdAt: '2026-03-02T09:00:00.000Z',
  });
  expect(await history()).toEqual([]);
});

test('a request moves from step to step, each with its time and author, and keeps its sent data', async () => {
  const { name, email, message } = await storedRow();
  await addEntry({ kind: 'step', step: 'besichtigung', version: 0 });
  await addEntry({ kind: 'step', step: 'angebot', version: 1 });
  expect(await listed()).toMatchObject({
    state: { version: 2, step: 'angebot', answeredAt: '2026-03-02T09:01:00.000Z' },
  });
  expect(await history()).toEqual([
    { number: 2, at: '2026-03-02T09:02:00.000Z', by: 'inhaberin', kind: 'step', words: 'Angebot', canUndo: true },
    { number: 1, at: '2026-03-02T09:01:00.000Z', by: 'inhaberin', kind: 'step', words: 'Besichtigung' },
  ]);
  expect(await storedRow()).toMatchObject({ name, email, message });
});

test('a request keeps its notes in order, and the reason for declining it', async () => {
  await addEntry({ kind: 'note', text: 'Hund im Hof' });
  await addEntry({ kind: 'note', text: 'Leiter nötig' });
  expect(await listed()).toMatchObject({ state: { step: 'neu', notes: 'Hund im Hof\nLeiter nötig' } });
  await addEntry({ kind: 'step', step: 'abgesagt', version: 2, text: 'Zu teuer' });
  expect((await history())[0]).toMatchObject({ words: 'Abgesagt: Zu teuer' });
  expect(await listed()).toMatchObject({ state: { step: 'abgesagt' } });
});

test.each([
  ['an unknown step', { kind: 'step', step: 'irgendwann', version: 0 }, 422],
  ['an empty note', { kind: 'note', text: ' ' }, 422],
  ['an unknown entry', { kind: 'removed' }, 422],
  ['the undo of a missing entry', { kind: 'undo', undoes: 7 }, 422],
])('the history of a request refuses %s', async (_, body, status) => {
  expect((await enter(body as NewEntry)).status).toBe(status);
  expect(await history()).toEqual([]);
});

test('the history of an unknown request answers 404', async () => {
  const gone = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
  const answer = await inbox.enter(gone, { kind: 'note', text: 'x' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'Diese Kontaktanfrage gibt es nicht mehr.' });
});

test('the first answer is the first step, names its way and stops the clock; a later one only joins the history', async () => {
  await addEntry({ kind: 'answer', way: 'call' });
  await addEntry({ kind: 'step', step: 'termin', version: 1 });
  await addEntry({ kind: 'answer', way: 'mail' });
  expect(await listed()).toMatchObject({
    state: { step: 'termin', answeredAt: '2026-03-02T09:01:00.000Z', version: 3 },
  });
  expect(await history()).toMatchObject([
    { words: 'Beantwortet per E-Mail' },
    { words: 'Termin' },
    { words: 'Beantwortet am Telefon' },
  ]);
});

const price = async () => (await listed())?.state?.priceCents;

test('the quoted price makes an offer and stops the clock; a new price replaces it, a second tap adds no entry', async () => {
  await addEntry({ kind: 'price', cents: 12_000 });
  const second = await addEntry({ kind: 'price', cents: 15_050 });
  expect(await addEntry({ kind: 'price', version: 1, cents: 15_050 })).toBe(second);
  expect(await price()).toBe(15_050);
  expect(await history()).toMatchObject([
    { words: expect.stringMatching(/^Angebotspreis: 150,50\s€$/), by: 'inhaberin' },
    { words: expect.stringMatching(/^Angebotspreis: 120,00\s€$/) },
  ]);
  expect((await listed())?.state).toMatchObject({
    step: 'angebot',
    version: 2,
    answeredAt: '2026-03-02T09:01:00.000Z',
  });
  await addEntry({ kind: 'undo', undoes: second });
  expect(await price(), 'the one before').toBe(12_000);
  await addEntry({ kind: 'undo', undoes: 1 });
  expect(await price()).toBeUndefined();
});

test('what stays with a customer and the street of a date are known until they are changed or undone', async () => {
  const state = async () => (await inbox.all())[0]?.state;
  const first = await numberIn(await inbox.enter(id, { kind: 'stays', text: 'Schlüssel bei Frau Klein' }));
  expect(await state()).toMatchObject({ step: 'neu', stays: { text: 'Schlüssel bei Frau Klein' } });
  await numberIn(await inbox.enter(id, { kind: 'stays', version: first, text: '' }));
  expect(await state()).not.toHaveProperty('stays');
  const place = 'Obermarkt 4, 55232 Alzey';
  const dated = await numberIn(
    await inbox.setDate(id, { what: 'besichtigung', day: '2026-03-05', time: '08:00', place }),
  );
  expect(await state()).toMatchObject({ address: { text: place } });
  const corrected = { name: 'Erika', email: 'erika@beispiel.example', place: 'Langgasse 9, Albig' };
  await inbox.ask(`/${id}`, { method: 'PUT', body: corrected });
  expect((await state())?.address, 'the corrected place counts more').toBeUndefined();
  const refused = await inbox.enter(id, { kind: 'undo', undoes: dated });
  expect(refused.status, 'no longer the last change').toBe(422);
  expect((await history()).map(({ words }) => words)).toContain('Merkzettel: Schlüssel bei Frau Klein');
});

test('somebody answered with whom nothing was agreed for a week is asked, and again a week after that', async () => {
  await inbox.enter(id, { kind: 'answer', way: 'call' });
  const tasksOn = async (day: string) => {
    clock.set(`${day}T10:00:00Z`);
    cookie = await loggedIn(db, { username: day, password: 'Ein anderes Testkennwort 42' });
    return (await inbox.waiting()).requests.map(({ task }) => task);
  };
  expect(await tasksOn('2026-03-08')).toEqual([]);
  expect(await tasksOn('2026-03-09')).toEqual(['ask']);
  await inbox.enter(id, { kind: 'step', step: 'termin', version: 1 });
  expect(await tasksOn('2026-03-10'), 'a step by hand has a week for its date').toEqual([]);
  expect(await tasksOn('2026-03-16')).toEqual(['ask']);
  await inbox.setDate(id, { what: 'arbeit', day: '2026-04-05', time: '08:00' });
  expect(await tasksOn('2026-03-30')).toEqual([]);
});

test('the quoted price is removed by 0, without an offer', async () => {
  await addEntry({ kind: 'price', cents: 12_000 });
  await addEntry({ kind: 'step', step: 'kontakt', version: 1 });
  await addEntry({ kind: 'price', cents: 0 });
  expect((await listed())?.state).toMatchObject({ step: 'kontakt' });
  expect(await price()).toBeUndefined();
});

test.each([-5, 1.5, 100_000_000, '12'])('the quoted price is refused if it is no price: %j', async (cents) => {
  expect((await enter({ kind: 'price', cents } as NewEntry)).status).toBe(422);
});

test('of two people who choose different steps at once, the second one gets a conflict', async () => {
  const other = await loggedIn(db, { username: 'helferin', password: 'Noch ein langes Testkennwort' });
  const answers = await Promise.all([
    enter({ kind: 'step', step: 'besichtigung', version: 0 }),
    enter({ kind: 'step', step: 'abgesagt', version: 0 }, other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toEqual({
    error: expect.stringMatching(
      /^Inzwischen wurde hier etwas eingetragen \(von (inhaberin|helferin)\): Die Anfrage steht bei „(Besichtigung|Abgesagt)“\./,
    ),
  });
  expect(await history()).toHaveLength(1);
});

test('a step that several people choose at once is entered once, and all succeed', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => enter({ kind: 'step', step: 'kontakt', version: 0 })),
  );
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array(5).fill({ number: 1 }));
  expect(await history()).toHaveLength(1);
});

test('no note gets lost if several people write at once', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => enter({ kind: 'note', text: `Notiz ${n}` })));
  const all = await history();
  expect(all.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(new Set(all.map(({ words }) => words)).size).toBe(8);
});

test('an entry that two people undo at once is undone once', async () => {
  const undoes = await addEntry({ kind: 'step', step: 'kontakt', version: 0 });
  await Promise.all([enter({ kind: 'undo', undoes }), enter({ kind: 'undo', undoes })]);
  expect(await history()).toMatchObject([{ isUndone: true }]);
  expect((await listed())?.state).toMatchObject({ version: 2, step: 'neu' });
});

test('the list of open tasks starts with unanswered requests, the longest wait first, each with a link that calls', async () => {
  clock.set('2026-03-03T08:00:00Z');
  for (const name of ['Anna', 'Bert', 'Carla']) {
    clock.advance(60_000);
    await sendRequest({ name, phone: { Anna: '06132/77', Carla: '06132/78' }[name] });
  }
  expect(await inbox.waiting()).toMatchObject({ waiting: 4, overdue: 0 });
  await addEntry({ kind: 'step', step: 'angebot', version: 0 });
  clock.set('2026-03-04T08:02:00Z');
  const found = await inbox.waiting();
  expect(found).toMatchObject({ waiting: 3, overdue: 2 });
  expect(found.requests.map(({ name, call, mail, task }) => [name, call ?? mail, task])).toEqual([
    ['Anna', 'tel:+49613277', 'answer'],
    ['Bert', expect.stringMatching(/^mailto:/), 'answer'],
    ['Carla', 'tel:+49613278', 'answer'],
  ]);
  await db.deleteFrom('contactSubmissions').where('name', 'in', ['Anna', 'Bert']).execute();
  expect((await inbox.waiting()).requests.map(({ name, task }) => [name, task])).toEqual([['Carla', 'answer']]);
});

test('several requests of one person are one task until the first is answered or deleted', async () => {
  await db.deleteFrom('contactSubmissions').execute();
  const send = (name: string, email: string, phone = '') => sendRequest({ name, email, phone });
  const first = await send('Anna Klein', 'anna@beispiel.example', '06132 77');
  clock.advance(26 * 3_600_000);
  const second = await send('Anna', 'Anna@beispiel.example');
  clock.advance(60_000);
  await send('Anna Klein', 'anders@beispiel.example', '(06132) 77');
  const named = async () => (await inbox.waiting()).requests.map(({ name, task }) => [name, task]);
  expect((await inbox.all()).find(({ id: one }) => one === second)).toMatchObject({ isRepeat: true, repeats: first });
  expect(await named()).toEqual([['Anna Klein', 'answer']]);
  await inbox.remove(first);
  expect(await named(), 'the second takes its place').toEqual([['Anna', 'answer']]);
  await inbox.ask(`-bin/${first}/restore`, { method: 'POST' });
  const answer = await numberIn(await inbox.enter(first, { kind: 'answer', way: 'mail' }));
  expect(await named(), 'all are answered').toEqual([]);
  await numberIn(await inbox.enter(first, { kind: 'undo', undoes: answer }));
  expect(await named()).toEqual([['Anna Klein', 'answer']]);
  await inbox.setDate(first, { what: 'besichtigung', day: '2026-03-05', time: '08:00' });
  await send('Anna Klein', 'anna@beispiel.example', '06132 77');
  expect(await named(), 'a word after the date wants one of its own').toEqual([['Anna Klein', 'answer']]);
});

test('the second person at one number is a task of their own, and asked about once', async () => {
  await db.deleteFrom('contactSubmissions').execute();
  const phone = '06731 904711';
  const family = await sendRequest({ name: 'Familie Hofmann', phone });
  const son = await sendRequest({ name: 'Peter Hofmann', phone });
  const other = await sendRequest({ name: 'Inge Bauer', phone: `${phone} oder 06731 904733` });
  const third = await sendRequest({ name: 'Karl Vogt', phone: '06731 904733' });
  const invented = [await sendRequest({ phone: '0176 111111' }), await sendRequest({ phone: '0176 111111' })];
  expect(await inbox.waiting()).toMatchObject({ waiting: 6 });
  const all = new Map((await inbox.all()).map((request) => [request.id, request]));
  const customerOf = (one: string) => all.get(one)?.customerId;
  expect(customerOf(son), 'the surname is the same').toBe(customerOf(family));
  expect(all.get(other)?.like).toEqual({ customer: customerOf(family), name: 'Familie Hofmann', isOpen: true });
  expect(invented.map((one) => all.get(one)?.like)).toEqual([undefined, undefined]);
  const whose = async (one: string) => (await inbox.all()).find(({ id: own }) => own === one);
  const idsOf = async (one: string) =>
    Object.values(await inbox.own(one)).map((requests) => requests.map(({ id }) => id).toSorted());
  expect(await idsOf(family), 'the customer’s page').toEqual([[son, family].toSorted(), [other]]);
  expect((await idsOf(other))[1]?.length).toBe(2);

  const hers = customerOf(family) ?? '';
  await numberIn(await inbox.enter(other, { kind: 'others', customer: hers }));
  expect((await whose(other))?.like).toEqual({ customer: hers, name: 'Familie Hofmann' });
  const joined = await numberIn(await inbox.enter(other, { kind: 'same', customer: hers, version: 1 }));
  expect(await whose(other)).toMatchObject({ customerId: hers, customerName: 'Familie Hofmann' });
  expect((await whose(third))?.like).toMatchObject({ customer: hers, isOpen: true });
  await numberIn(await inbox.enter(other, { kind: 'undo', undoes: joined }));
  expect((await whose(other))?.like).toEqual({ customer: hers, name: 'Familie Hofmann' });
  expect((await whose(third))?.like?.name).toBe('Inge Bauer');
  const parted = await numberIn(await inbox.enter(son, { kind: 'apart' }));
  expect((await whose(son))?.customerId).not.toBe(hers);
  await numberIn(await inbox.enter(son, { kind: 'undo', undoes: parted }));
  expect((await whose(son))?.customerId).toBe(hers);
});

test('the owner moves one request to another customer, with its job and number, and takes it back', async () => {
  await db.deleteFrom('contactSubmissions').execute();
  const [phone, email] = ['06731 904811', 'sabine@beispiel.example'];
  const wedding = await sendRequest({ name: 'Sabine Klein', phone, email });
  const sister = await sendRequest({ name: 'Jutta Klein', phone: '0176 8104', email: 'jutta@beispiel.example' });
  const landline = await sendRequest({ name: 'S. Klein', phone, email: 'jutta.neu@beispiel.example' });
  const whose = async (one: string) => (await inbox.all()).find(({ id: own }) => own === one)?.customerId;
  const customers = async () => (await db.selectFrom('customers').selectAll().orderBy('id').execute()) as object[];
  const [sabines, juttas] = [(await whose(wedding)) ?? '', (await whose(sister)) ?? ''];
  await numberIn(await inbox.enter(landline, { kind: 'step', step: 'erledigt', version: 0 }));
  const before = await customers();
  const moved = await numberIn(await inbox.enter(landline, { kind: 'apart', customer: juttas }));
  expect((await inbox.own(sister)).requests.flatMap(({ state }) => state?.jobs ?? []).length, 'its job').toBe(1);
  expect(await customers()).toContainEqual(expect.objectContaining({ id: sabines, email, emailKeys: [email], phone }));
  const next = await sendRequest({ name: 'Jutta', email: 'jutta.neu@beispiel.example' });
  expect(await whose(next), 'found by what was moved').toBe(juttas);
  expect(await numberIn(await inbox.enter(landline, { kind: 'apart', customer: juttas })), 'a second tap').toBe(moved);
  await numberIn(await inbox.enter(landline, { kind: 'undo', undoes: moved }));
  expect(await whose(landline)).toBe(sabines);
  expect(await customers()).toEqual(before);
  await numberIn(await inbox.enter(sister, { kind: 'apart', customer: sabines }));
  expect((await inbox.own(wedding)).requests.length, 'the only one of its customer came').toBe(3);
});

test('the owner lists requests by step and service, dates by their time', async () => {
  await db.deleteFrom('contactSubmissions').execute();
  const ids: string[] = [];
  for (const n of [0, 1, 2, 3]) {
    clock.advance(1_000);
    ids.push(await sendRequest({ name: `Person ${n}`, service: n > 1 ? 'wintergarten' : 'fenster' }));
  }
  const found = async (query: string) => {
    const { submissions, total } = await inbox.page(query);
    expect(total).toBe(submissions.length);
    return submissions.map(({ name }) => name.at(-1)).join('');
  };
  expect(await found('service=fenster')).toBe('10');
  await inbox.enter(ids[1] ?? '', { kind: 'price', cents: 8_900 });
  await inbox.setDate(ids[2] ?? '', { what: 'besichtigung', day: '2026-03-05', time: '14:00' });
  await inbox.setDate(ids[3] ?? '', { what: 'besichtigung', day: '2026-03-05', time: '09:00' });
  expect(await found('state=dated')).toBe('32');
  expect(await found('state=angebot')).toBe('1');
  expect(await found('state=neu')).toBe('0');
  clock.advance(25 * 3_600_000);
  expect([
    await found('state=waiting'),
    await found('state=overdue'),
    await found('state=overdue&service=wintergarten'),
  ]).toEqual(['0', '0', '']);
  await db
    .updateTable('contactSubmissions')
    .set({ step: 'neu', version: 0 })
    .where('id', '=', ids[1] ?? '')
    .execute();
  await db
    .updateTable('contactSubmissions')
    .set({ dealAt: clock.now() })
    .where('id', '=', ids[1] ?? '')
    .execute();
  expect(await found('state=auftrag'), 'a deal without a history').toBe('1');
});

test('the list of open tasks goes on with due calls, visits without a price, work to settle and old offers', async () => {
  clock.set('2026-03-03T08:00:00Z');
  await db.deleteFrom('contactSubmissions').execute();
  const offered = await sendRequest({ name: 'Olga Angebot' });
  await inbox.enter(offered, { kind: 'price', cents: 8_900 });
  const worked = await sendRequest({ name: 'Anton Arbeit' });
  await inbox.setDate(worked, { what: 'arbeit', day: '2026-03-05', time: '08:00' });
  const visited = await sendRequest({ name: 'Berta Besuch' });
  await inbox.setDate(visited, { what: 'besichtigung', day: '2026-03-05', time: '08:00' });
  const called = await sendRequest({ name: 'Claus Anruf' });
  await inbox.enter(called, { kind: 'answer', way: 'call' });
  await inbox.setDate(called, { what: 'anruf', day: '2026-03-05' });
  expect(await inbox.waiting(), 'nothing is due yet').toMatchObject({ waiting: 0, requests: [] });
  clock.set('2026-03-05T08:00:00Z');
  const named = async () => (await inbox.waiting()).requests.map(({ name, task }) => [name, task]);
  expect(await named(), 'a visit takes an hour, work two').toEqual([
    ['Claus Anruf', 'call'],
    ['Berta Besuch', 'price'],
  ]);
  clock.set('2026-03-10T08:00:01Z');
  cookie = await loggedIn(db, { username: 'zweite', password: 'Ein anderes Testkennwort 42' });
  expect(await inbox.waiting()).toMatchObject({ waiting: 4, overdue: 0 });
  expect(await named()).toEqual([
    ['Claus Anruf', 'call'],
    ['Berta Besuch', 'price'],
    ['Anton Arbeit', 'settle'],
    ['Olga Angebot', 'ask'],
  ]);
  await inbox.enter(visited, { kind: 'price', cents: 9_900 });
  await inbox.enter(worked, { kind: 'step', step: 'erledigt', version: 1 });
  await inbox.setDate(offered, { what: 'arbeit', day: '2026-03-20', time: '08:00' });
  expect(await named()).toEqual([['Claus Anruf', 'call']]);
});

test('the list of open tasks keeps a visit, a job and an offer for ninety days, and no day longer', async () => {
  clock.set('2026-03-03T08:00:00Z');
  await numberIn(await inbox.enter(id, { kind: 'price', cents: 8_900 }));
  for (const what of ['arbeit', 'besichtigung']) {
    await inbox.setDate(await sendRequest({ name: what }), { what, day: '2026-03-03', time: '08:00' });
  }
  const tasksOn = async (day: string) => {
    clock.set(`${day}T08:00:00Z`);
    cookie = await loggedIn(db, { username: day, password: 'Ein anderes Testkennwort 42' });
    return (await inbox.waiting()).requests.map(({ task }) => task);
  };
  expect(await tasksOn('2026-06-01')).toEqual(['price', 'settle', 'ask']);
  expect(await tasksOn('2026-06-02')).toEqual([]);
});

const key = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const call = { name: 'Opa Hermann', phone: '06131 4711', place: 'Alzey', message: 'Acht Fenster', key };
const write = (body: object) => inbox.ask('', { body });

test('a logged call is in the inbox at its time and counts as answered', async () => {
  clock.advance(60_000);
  const answer = await write(call);
  expect(answer.status).toBe(201);
  const { id: callId } = (await answer.json()) as { id: string };
  const { key: _, ...typed } = call;
  expect((await inbox.all())[0]).toEqual({
    id: callId,
    ...typed,
    email: '',
    customerId: expect.any(String),
    isCall: true,
    createdAt: '2026-03-02T09:01:00.000Z',
    state: { version: 1, step: 'kontakt', answeredAt: '2026-03-02T09:01:00.000Z', movedAt: '2026-03-02T09:01:00.000Z' },
  });
  expect(await inbox.read('-stats')).toMatchObject({
    total: 2,
    withPhone: 2,
    perService: { fenster: 1, sonstiges: 1 },
  });
});

test.each([
  [{ name: '', phone: '0671 123456' }, 'Anruf 0671 123456'],
  [{ name: ' ', phone: '' }, 'Unbekannt'],
])('a logged call without a name is called by its number: %j', async (change, name) => {
  await write({ ...call, ...change });
  expect((await inbox.all()).map((one) => one.name)).toContain(name);
});

test('a logged call waits if the caller wants an answer, and moves through the same steps', async () => {
  const { id: callId } = (await (await write({ ...call, callBack: 'yes' })).json()) as { id: string };
  expect(await inbox.waiting()).toMatchObject({ waiting: 2 });
  expect((await inbox.enter(callId, { kind: 'step', step: 'auftrag', version: 1 })).status).toBe(200);
  expect((await inbox.all()).find((one) => one.id === callId)).toMatchObject({
    dealAt: '2026-03-02T09:00:00.000Z',
    state: { step: 'auftrag' },
  });
});

test('a logged call is stored once, even if it is sent several times', async () => {
  const answers = await Promise.all([write(call), write(call), write(call)]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  expect(await inbox.all()).toHaveLength(2);
  expect(await db.selectFrom('requestLog').selectAll().execute()).toHaveLength(1);
});

test.each([
  [{ name: ' ', phone: '', message: ' ' }, { phone: 'Bitte tragen Sie eine Nummer, einen Namen oder eine Notiz ein' }],
  [{ place: '1' }, { place: 'Bitte geben Sie fünf Ziffern oder einen Ortsnamen ein' }],
])('a logged call follows the form’s rules: %j', async (change, fieldErrors) => {
  const answer = await write({ ...call, ...change });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fieldErrors });
});

/** A random entry; an undo refers to one of the existing entries. */
const anyEntry = fc.oneof(
  fc.record({ kind: fc.constant('step' as const), step: fc.constantFrom(...STEPS) }),
  fc.record({ kind: fc.constant('answer' as const) }),
  fc.record({ kind: fc.constant('note' as const), text: fc.constantFrom('a', 'b') }),
  fc.record({ kind: fc.constant('undo' as const), of: fc.nat(5) }),
);

test('a request has the state of its last entries after any entries and undos', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntry, { maxLength: 7 }), async (entries) => {
      await reset();
      await start();
      const standing = async () => {
        const { state: { version: _, ...state } = { version: 0, step: 'neu' }, dealAt } = (await listed()) ?? {};
        return { ...state, dealAt };
      };
      // Each change with the state before it; an undo of the last one leads back to it.
      const changes: { number: number; before: unknown }[] = [];
      const notes: { number: number; text: string }[] = [];
      for (const one of entries) {
        const before = await standing();
        if (one.kind === 'undo') {
          const last = changes.pop();
          if (last) {
            await addEntry({ kind: 'undo', undoes: last.number });
            expect({ ...(await standing()), notes: 0 }).toEqual({ ...(last.before as object), notes: 0 });
          }
          const note = notes[one.of];
          if (note) await addEntry({ kind: 'undo', undoes: note.number });
          notes.splice(one.of, note ? 1 : 0);
          continue;
        }
        const version = (await listed())?.state?.version ?? 0;
        const number = await addEntry(one.kind === 'step' ? { ...one, version } : one);
        if (one.kind === 'note') notes.push({ number, text: one.text });
        else changes.push({ number, before });
      }
      const { step, answeredAt, dealAt, notes: shown = '' } = (await standing()) as { [name: string]: unknown };
      const isDeal = ['termin', 'auftrag', 'abnahme', 'erledigt'].includes(String(step));
      expect(shown).toBe(notes.map(({ text }) => text).join('\n'));
      expect(dealAt !== undefined).toBe(isDeal);
      expect(await inbox.waiting()).toMatchObject({ waiting: answeredAt ? 0 : 1 });
    }),
    { numRuns: 15 },
  );
});
