import { beforeEach, expect, test } from 'vitest';
import type { ListedCustomer } from '#domain/requests/customers/listed-customer.ts';
import { loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { numberIn, ownersInbox, sendRequest } from '../support/owners-inbox.ts';

const { db } = testDatabase();
let cookie: string;
const inbox = ownersInbox(() => cookie);

beforeEach(async () => {
  frozenClock('2026-11-25T15:00:00Z');
  cookie = await loggedIn(db);
});

const take = (customers: { name: string; phone: string; place?: string; days?: string[] }[]) =>
  invoke(api, '/api/admin/notebook', {
    cookie,
    body: {
      key: crypto.randomUUID(),
      customers: customers.map(({ days = [], ...customer }, at) => ({
        ...{ email: '', ...customer },
        jobs: days.map((day) => ({ day, cents: 9000 + at })),
      })),
    },
  });
const list = async () => (await (await invoke(api, '/api/admin/customers', { cookie })).json()) as ListedCustomer[];
const named = async (name: string) => (await list()).find((one) => one.name === name);

test('the customers stand from A to Z by their surname, each with place, last job and next date', async () => {
  await take([
    {
      name: 'Weingut Kiefer',
      phone: '06731 4711',
      place: 'Am Bach 2, 55237 Flonheim',
      days: ['2026-05-04', '2026-11-02'],
    },
    { name: '4711', phone: '06731 4712' },
    { name: 'Hofmann, Familie', phone: '06731 4713' },
    { name: 'Paul Öhler', phone: '06731 4714' },
  ]);
  const nina = await sendRequest({ name: 'Nina Adam', phone: '06731 4715' });
  const binned = await sendRequest({ name: 'Otto Blau' });
  await inbox.remove(binned);
  await numberIn(await inbox.setDate(nina, { what: 'besichtigung', day: '2026-11-30', time: '09:00' }));
  const customers = await list();
  expect(customers.map(({ letter, name }) => [letter, name])).toEqual([
    ['#', '4711'],
    ['A', 'Nina Adam'],
    ['H', 'Hofmann, Familie'],
    ['K', 'Weingut Kiefer'],
    ['O', 'Paul Öhler'],
  ]);
  expect(customers[1]).toMatchObject({ id: nina, next: '2026-11-30', open: [] });
  expect(customers[3]).toEqual({
    ...{ id: expect.any(String), letter: 'K', name: 'Weingut Kiefer', phone: '06731 4711', place: 'Flonheim' },
    ...{ last: { day: '2026-11-02', cents: 9000 }, open: [] },
  });
});

test('a customer is due once the median time between the last jobs is over, with two jobs at least and no date', async () => {
  await take([
    { name: 'Anna Heute', phone: '06731 4711', days: ['2026-08-01', '2026-09-26', '2026-10-26'] },
    { name: 'Anna Morgen', phone: '06731 4712', days: ['2026-09-27', '2026-10-27'] },
    { name: 'Anna Einmal', phone: '06731 4713', days: ['2020-01-07'] },
    { name: 'Anna Jahre', phone: '06731 4714', days: ['2025-01-01', '2025-11-25'] },
  ]);
  const due = async () => Object.fromEntries((await list()).map(({ name, due }) => [name.slice(5), due]));
  // 56 and 30 days: 43 after 26 October is later than today.
  expect(await due()).toEqual({
    Heute: undefined,
    Morgen: undefined,
    Einmal: undefined,
    Jahre: { since: '2026-10-19', everyDays: 328 },
  });
  frozenClock('2026-11-26T15:00:00Z');
  expect((await due()).Morgen, 'on the very day').toEqual({ since: '2026-11-26', everyDays: 30 });
  const { id = '' } = (await named('Anna Morgen')) ?? {};
  await numberIn(await inbox.setDate(id, { what: 'arbeit', day: '2027-03-01', time: '09:00' }));
  expect(await named('Anna Morgen')).toMatchObject({ next: '2027-03-01', last: { day: '2026-10-27' } });
  expect((await due()).Morgen).toBeUndefined();
});

test('a finished job is open until it is paid, each of a request by itself', async () => {
  await take([{ name: 'Hans Alt', phone: '06731 4711', days: ['2026-11-02'] }]);
  const nina = await sendRequest({ name: 'Nina Braun', service: 'fenster' });
  let version = 0;
  for (const [hour, cents] of [
    ['16', 18_900],
    ['17', 5_000],
  ] as const) {
    frozenClock(`2026-11-25T${hour}:00:00Z`);
    const date = { what: 'arbeit', day: '2026-11-25', time: '07:00', cents } as const;
    version = await numberIn(await inbox.setDate(nina, date));
    version = await numberIn(await inbox.enter(nina, { kind: 'step', step: 'erledigt', version }));
  }
  const open = async () => (await list()).flatMap(({ open }) => open);
  const job = { id: expect.any(String), request: nina, version, service: 'fenster', day: '2026-11-25' };
  expect(await open(), 'none of an import').toEqual([
    { ...job, cents: 18_900 },
    { ...job, cents: 5_000 },
  ]);
  const paid = await numberIn(await inbox.enter(nina, { kind: 'paid', version, job: (await open())[0]?.id ?? '' }));
  expect(await open()).toEqual([{ ...job, version: paid, cents: 5_000 }]);
  await numberIn(await inbox.enter(nina, { kind: 'undo', undoes: paid }));
  expect(await open()).toHaveLength(2);
  await numberIn(await inbox.enter(nina, { kind: 'paid', version: paid + 1 }));
  expect(await open(), 'without a name it is the last one').toMatchObject([{ cents: 18_900 }]);
});
