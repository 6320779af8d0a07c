import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#config/limits.ts';
import { loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { sendRequest as send } from '../support/owners-area.ts';

const { db } = testDatabase();
const readArrivals = async (cookie: string) => (await invoke(api, '/api/admin/arrivals', { cookie })).json();
const markSeen = (cookie: string) => invoke(api, '/api/admin/arrivals/seen', { method: 'POST', cookie });

test('the count of new requests starts for each administrator at their last look at the inbox', async () => {
  const clock = frozenClock();
  const cookie = await loggedIn(db);
  const other = await loggedIn(db, { username: 'helferin', password: 'Ein anderes Testkennwort 42' });
  expect(await readArrivals(cookie)).toMatchObject({ count: 0, waiting: 0, newestId: null });
  await send();
  clock.advance(1000);
  const newestId = await send();
  expect(await readArrivals(cookie)).toMatchObject({ count: 2, waiting: 2, newestId });
  clock.advance(1000);
  expect(await (await markSeen(cookie)).json(), 'seen is not settled').toMatchObject({ count: 0, waiting: 2 });
  expect(await readArrivals(other)).toMatchObject({ count: 2, waiting: 2, newestId });
  clock.advance(1000);
  await send();
  expect(await readArrivals(cookie)).toMatchObject({ count: 1 });
});

test('the count of new requests covers the last day if the last look is unknown, as after a restored backup', async () => {
  const clock = frozenClock();
  await send();
  clock.advance(DAY_MS - HOUR_MS);
  await send();
  const cookie = await loggedIn(db);
  expect(await readArrivals(cookie)).toMatchObject({ count: 2 });
  clock.advance(2 * HOUR_MS);
  expect(await readArrivals(cookie)).toMatchObject({ count: 1 });
});
