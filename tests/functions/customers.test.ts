import { expect, test } from 'vitest';
import { HOUR_MS } from '#config/limits.ts';
import type { ListedCustomer } from '#domain/customers/listed-customer.ts';
import { clock } from '../support/frozen-clock.ts';
import { numberIn, ownersArea, sendRequest } from '../support/owners-area.ts';

const { goTo, inbox, post, read } = ownersArea({ at: '2026-11-25T15:00:00Z' });

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
