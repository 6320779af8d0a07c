import { expect, test } from 'vitest';
import { HOUR_MS } from '#config/limits.ts';
import type { ListedCustomer } from '#domain/customers/listed-customer.ts';
import { clock } from '../support/frozen-clock.ts';
import { numberIn, ownersArea, sendRequest } from '../support/owners-area.ts';

const { db, goTo, inbox, post, read } = ownersArea({ at: '2026-11-25T15:00:00Z' });

const take = (customers: Record<string, string[]>) => {
  const kept = Object.entries(customers).map(([name, days], at) => {
    const jobs = days.map((day) => ({ day, cents: 9000 }));
    return { name, email: '', phone: `06731 471${at}`, place: 'Am Bach 2, 55237 Flonheim', jobs };
  });
  return post('notebook', { key: crypto.randomUUID(), customers: kept });
};
const list = (): Promise<ListedCustomer[]> => read('customers');

test('the customers stand from A to Z by their surname, each with place, last job and next date', async () => {
  await take({ 'Weingut Kiefer': ['2026-05-04', '2026-11-02'], 'Hofmann, Familie': [], 'Paul Öhler': [] });
  const nina = await sendRequest({ name: 'Nina 4711' });
  await inbox.remove(await sendRequest({ name: 'Otto Blau', email: 'otto@beispiel.de' }));
  await numberIn(await inbox.setDate(nina, { what: 'besichtigung', day: '2026-11-30', time: '09:00' }));
  const customers = await list();
  const [first, , kiefer] = customers;
  expect(customers.map(({ letter, name }) => letter + name).join()).toBe(
    '#Nina 4711,HHofmann, Familie,KWeingut Kiefer,OPaul Öhler',
  );
  expect(first).toMatchObject({ id: nina, next: '2026-11-30', last: null, open: [] });
  expect(kiefer).toMatchObject({ place: 'Flonheim', last: { day: '2026-11-02', cents: 9000 }, next: null });
});

test('a customer is due once the median time between the last jobs is over, with two jobs at least and no date', async () => {
  await take({ A: ['2026-08-01', '2026-09-26', '2026-10-26'], B: ['2026-09-27', '2026-10-27'], C: ['2020-01-07'] });
  const due = async () => (await list()).flatMap(({ name, due }) => (due ? [{ name, ...due }] : []));
  expect(await due(), '56 days after 26 October').toEqual([]);
  clock.set('2026-11-26T15:00:00Z');
  expect(await due(), 'on the very day').toEqual([{ name: 'B', since: '2026-11-26', everyDays: 30 }]);
  await numberIn(
    await inbox.setDate((await list())[1]?.id ?? '', { what: 'arbeit', day: '2027-03-01', time: '09:00' }),
  );
  expect(await due()).toEqual([]);
});

test('a finished job is open until it is paid, each of a request by itself', async () => {
  await take({ 'Hans Alt': ['2026-11-02'] });
  const nina = await sendRequest({ name: 'Nina Braun', service: 'fenster' });
  let version = 0;
  for (const cents of [18_900, 5_000]) {
    clock.advance(HOUR_MS);
    version = await inbox.finish(nina, '2026-11-25', cents);
  }
  const open = async () => (await list()).flatMap(({ open }) => open);
  const job = { id: expect.any(String), request: nina, version, service: 'fenster', day: '2026-11-25' };
  expect(await open(), 'none of an import').toEqual([18_900, 5_000].map((cents) => ({ ...job, cents })));
  const paid = await numberIn(await inbox.enter(nina, { kind: 'paid', version, job: (await open())[0]?.id ?? '' }));
  expect(await open()).toEqual([{ ...job, version: paid, cents: 5_000 }]);
});

const turnover = async (month: string) => {
  const { jobs } = await read(`turnover?month=${month}`);
  return jobs.map(({ name, day, cents }: { [field: string]: unknown }) => [name, day, cents]);
};

test('the turnover of a month has its finished jobs, also without a price, until their ‘Fertig’ is undone', async () => {
  await goTo('2026-11-24T15:00:00Z');
  const [nina, hans] = [await sendRequest({ name: 'Nina Braun' }), await sendRequest({ name: 'Hans Becker' })];
  await inbox.finish(nina, '2026-11-24', 18_900);
  await goTo('2026-11-25T15:00:00Z');
  const done = await inbox.finish(hans, '2026-11-25');
  const ninas = ['Nina Braun', '2026-11-24', 18_900];
  expect(await turnover('2026-11')).toEqual([['Hans Becker', '2026-11-25', undefined], ninas]);
  expect(await turnover('2026-10')).toEqual([]);
  await numberIn(await inbox.enter(hans, { kind: 'undo', undoes: done }));
  expect(await turnover('2026-11')).toEqual([ninas]);
  await inbox.remove(nina);
  expect(await turnover('2026-11'), 'without the bin').toEqual([]);
});

/** Names what waits, with its task. */
const tasks = async () => (await inbox.waiting()).requests.map(({ name, task }) => [name, task]);

test('several requests of one person are one task until the first is answered or deleted', async () => {
  const send = (name: string, email: string, phone = '') => sendRequest({ name, email, phone });
  const first = await send('Anna Klein', 'anna@beispiel.example', '06132 77');
  clock.advance(26 * 3_600_000);
  const second = await send('Anna', 'Anna@beispiel.example');
  clock.advance(60_000);
  await send('Anna Klein', 'anders@beispiel.example', '(06132) 77');
  expect(await inbox.one(second)).toMatchObject({ isRepeat: true, repeats: first });
  expect(await tasks()).toEqual([['Anna Klein', 'answer']]);
  await inbox.remove(first);
  expect(await tasks(), 'the second takes its place').toEqual([['Anna', 'answer']]);
  await inbox.ask(`-bin/${first}/restore`, { method: 'POST' });
  const answer = await numberIn(await inbox.enter(first, { kind: 'answer', way: 'mail' }));
  expect(await tasks(), 'all are answered').toEqual([]);
  await numberIn(await inbox.enter(first, { kind: 'undo', undoes: answer }));
  expect(await tasks()).toEqual([['Anna Klein', 'answer']]);
  await inbox.setDate(first, { what: 'besichtigung', day: '2026-11-30', time: '08:00' });
  await send('Anna Klein', 'anna@beispiel.example', '06132 77');
  expect(await tasks(), 'a word after the date wants one of its own').toEqual([['Anna Klein', 'answer']]);
});

test('the second person at one number is a task of their own, and asked about once', async () => {
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
  const idsOf = async (one: string) =>
    Object.values(await inbox.own(one)).map((requests) => requests.map(({ id }) => id).toSorted());
  expect(await idsOf(family), 'the customer’s page').toEqual([[son, family].toSorted(), [other]]);
  expect((await idsOf(other))[1]?.length).toBe(2);

  const hers = customerOf(family) ?? '';
  await numberIn(await inbox.enter(other, { kind: 'others', customer: hers }));
  expect((await inbox.one(other))?.like).toEqual({ customer: hers, name: 'Familie Hofmann' });
  const joined = await numberIn(await inbox.enter(other, { kind: 'same', customer: hers, version: 1 }));
  expect(await inbox.one(other)).toMatchObject({ customerId: hers, customerName: 'Familie Hofmann' });
  expect((await inbox.one(third))?.like).toMatchObject({ customer: hers, isOpen: true });
  await numberIn(await inbox.enter(other, { kind: 'undo', undoes: joined }));
  expect((await inbox.one(other))?.like).toEqual({ customer: hers, name: 'Familie Hofmann' });
  expect((await inbox.one(third))?.like?.name).toBe('Inge Bauer');
  const parted = await numberIn(await inbox.enter(son, { kind: 'apart' }));
  expect((await inbox.one(son))?.customerId).not.toBe(hers);
  await numberIn(await inbox.enter(son, { kind: 'undo', undoes: parted }));
  expect((await inbox.one(son))?.customerId).toBe(hers);
});

test('the owner moves one request to another customer, with its job and number, and takes it back', async () => {
  const [phone, email] = ['06731 904811', 'sabine@beispiel.example'];
  const wedding = await sendRequest({ name: 'Sabine Klein', phone, email });
  const sister = await sendRequest({ name: 'Jutta Klein', phone: '0176 8104', email: 'jutta@beispiel.example' });
  const landline = await sendRequest({ name: 'S. Klein', phone, email: 'jutta.neu@beispiel.example' });
  const whose = async (one: string) => (await inbox.one(one))?.customerId;
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
