import { beforeEach, expect, test } from 'vitest';
import { RETENTION } from '#config/limits.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { holdRequest } from '#domain/requests/case/log.server.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import type { Db } from '#server/db/schema/index.ts';
import { race } from '../support/database/race.ts';
import { clock } from '../support/frozen-clock.ts';
import { numberIn, ownersArea, sendRequest } from '../support/owners-area.ts';
import { cleanUp } from '../support/scheduled-jobs.ts';

const { db, insert, inbox, goTo } = ownersArea({ at: '2026-05-22T09:00:00Z' });

const EMAIL = 'familie@beispiel.example';
let id: string;
beforeEach(async () => {
  id = await sendRequest({ name: 'Ayşe Yılmaz', place: 'Alzey', email: EMAIL });
});

const enter = async (body: NewEntry, of = id) => numberIn(await inbox.enter(of, body));
const setDate = async (date: NextDate, before = 0) => numberIn(await inbox.setDate(id, date, before));
const listed = () => inbox.one(id);
async function cleanUpAt(time: string) {
  await goTo(time);
  await cleanUp();
}
const customers = () => db.selectFrom('customers').select('name').execute();

test('a request without a deal is deleted after six months, answered or not, and with it its customer', async () => {
  expect(RETENTION.enquiryWithoutDealMonths).toBe(6);
  await insert('requestPhotos', {
    ...{ id: crypto.randomUUID(), contactId: id, file: '2026-05-22/x', width: 1, height: 1, bytes: 1 },
    addedAt: clock.now(),
  });
  await enter({ kind: 'answer', way: 'call' });
  await enter({ kind: 'stays', text: 'Schlüssel bei Frau Klein' });
  await cleanUpAt('2026-11-22T09:00:00Z');
  expect(await listed(), 'nine in winter is ten in May').toBeDefined();
  await cleanUpAt('2026-11-22T10:00:00Z');
  expect([await listed(), await customers()]).toEqual([undefined, []]);
});

test('a planned date holds a request until it is over', async () => {
  await setDate({ what: 'anruf', day: '2026-12-01' });
  await cleanUpAt('2026-12-01T10:05:00Z');
  expect(await listed()).toBeDefined();
  await cleanUpAt('2026-12-02T10:05:00Z');
  expect(await listed()).toBeUndefined();
});

test('a booked job is kept from the request in May until the work in December, and ten years after its year', async () => {
  await enter({ kind: 'step', step: 'termin', version: 0 });
  await setDate({ what: 'arbeit', day: '2026-12-15', time: '10:00' });
  await cleanUpAt('2026-11-23T10:05:00Z');
  expect(await listed()).toMatchObject({ dealAt: '2026-05-22T09:00:00.000Z', state: { step: 'termin' } });
  await cleanUpAt('2036-12-31T22:55:00Z');
  expect(await listed()).toBeDefined();
  await cleanUpAt('2036-12-31T23:05:00Z');
  expect([await listed(), await customers()]).toEqual([undefined, []]);
});

test('the years of a regular’s jobs count from the last one, and what stays outlasts the first request', async () => {
  await enter({ kind: 'stays', text: 'Schlüssel bei Frau Klein' });
  await enter({ kind: 'step', step: 'erledigt', version: 1 });
  await goTo('2034-03-01T10:00:00Z');
  const last = await sendRequest({ name: 'Familie Yılmaz', email: EMAIL });
  await enter({ kind: 'step', step: 'erledigt', version: 0 }, last);
  await sendRequest({ name: 'Familie Yılmaz', email: EMAIL });
  await cleanUpAt('2037-01-05T10:05:00Z');
  const left = await inbox.all();
  expect(left, 'all but the one without a job').toMatchObject([{ id: last }, { id }]);
  expect(left[0]?.state?.stays?.text).toBe('Schlüssel bei Frau Klein');
  await cleanUpAt('2045-01-01T10:05:00Z');
  expect([await inbox.all(), await customers()]).toEqual([[], []]);
});

test('a request is kept if it gets a date at the moment of its deletion', async () => {
  await goTo('2026-11-22T10:06:00Z');
  const planCall = async (held: Db) => {
    const request = await holdRequest(held, id);
    const times = { createdAt: clock.now(), changedAt: clock.now() };
    const job = { customerId: request?.customerId ?? '', requestId: id, what: 'anruf', day: '2026-12-01', ...times };
    await held.insertInto('jobs').values(job).execute();
    await held.updateTable('contactSubmissions').set({ version: 1 }).where('id', '=', id).execute();
  };
  await race(db, planCall, [cleanUp]);
  expect(await listed()).toBeDefined();
});
