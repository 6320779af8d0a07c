import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#config/limits.ts';
import { ADMIN, loggedIn } from '../support/admin.ts';
import { clock } from '../support/frozen-clock.ts';
import { ownersArea, sendRequest as send } from '../support/owners-area.ts';

const { db, ask, owner, post } = ownersArea({ at: '2026-03-02T09:00:00Z' });
const readArrivals = async ({ cookie } = owner) => (await ask('arrivals', { cookie })).json();

test('the count of new requests starts for each administrator at their last look at the inbox', async () => {
  const cookie = await loggedIn(db, { ...ADMIN, username: 'helferin' });
  expect(await readArrivals()).toMatchObject({ count: 0, waiting: 0 });
  await send();
  clock.advance(1000);
  await send();
  expect(await readArrivals()).toMatchObject({ count: 2, waiting: 2 });
  clock.advance(1000);
  expect(await (await post('arrivals/seen')).json(), 'seen is not settled').toMatchObject({ count: 0, waiting: 2 });
  expect(await readArrivals({ cookie })).toMatchObject({ count: 2, waiting: 2 });
  clock.advance(1000);
  await send();
  expect(await readArrivals()).toMatchObject({ count: 1 });
});

test('the count of new requests covers the last day if the last look is unknown, as after a restored backup', async () => {
  await send();
  clock.advance(DAY_MS - HOUR_MS);
  await send();
  expect(await readArrivals()).toMatchObject({ count: 2 });
  clock.advance(2 * HOUR_MS);
  expect(await readArrivals()).toMatchObject({ count: 1 });
});
