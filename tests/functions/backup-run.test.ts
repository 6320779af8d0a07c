import { afterEach, expect, test, vi } from 'vitest';
import { triggerRun } from '#admin/backups/trigger-run.server.ts';
import { MINUTE_MS } from '#config/limits.ts';
import { type Audience, signToken } from '#server/signing.ts';
import runDoor from '../../netlify/functions/backup-run-background.ts';
import { aRun, backupSite, rowOf } from '../support/backups/backup-site.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';

const { db } = testDatabase();
const site = backupSite();

/** Calls the background function as anybody can. */
const call = (order?: string, door = runDoor) =>
  door(
    new Request(`${site.origin}/api/jobs/backup-run`, {
      method: 'POST',
      headers: order === undefined ? {} : { authorization: `Bearer ${order}` },
    }),
    { deploy: { context: 'dev' } } as never,
  );
const orderFor = (runId: string, audience: Audience = 'backup-run') =>
  signToken(audience, runId, new Date(), MINUTE_MS);
const untouched = { status: 'pending', heartbeatAt: null };

test('the background function makes only the run of our order, and ignores a repeated order', async () => {
  const [id, other] = [await aRun(db), await aRun(db)];
  const order = await orderFor(id);
  expect((await call(order)).status).toBe(204);
  const made = await rowOf(db, id);
  expect(made).toMatchObject({ status: 'success' });
  expect(await rowOf(db, other)).toMatchObject(untouched);
  const stored = await site.store.list('');

  expect((await call(order)).status).toBe(204);
  expect(await rowOf(db, id)).toEqual(made);
  expect(await site.store.list('')).toEqual(stored);
});

afterEach(() => vi.resetModules());

/** Loads the function anew, with a database that can't be reached. */
async function withoutDatabase() {
  vi.stubEnv('DATABASE_WS_PROXY', '127.0.0.1:1');
  vi.resetModules();
  return (await import('../../netlify/functions/backup-run-background.ts')).default;
}

test.each([
  ['no order', async () => undefined],
  ['the bare id of the run', async (id: string) => id],
  ['the token of a session', (id: string) => orderFor(id, 'admin-session')],
])('the order of a backup refuses %s without a database connection', async (_, orderOf) => {
  const id = await aRun(db);
  const order = await orderOf(id);
  expect((await call(order, await withoutDatabase())).status).toBe(401);
  expect(await rowOf(db, id)).toMatchObject(untouched);
});

test('the check of an order opens a database connection for our own order', async () => {
  const order = await orderFor('2f1c0c5e-0000-4000-8000-000000000000');
  await expect(call(order, await withoutDatabase())).rejects.toThrow();
});

test('the check of an order refuses an order after 15 minutes, because its run counts as interrupted', async () => {
  const clock = frozenClock();
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 202 }));
  const id = await aRun(db, clock.now());
  await triggerRun(id, clock.now());
  const headers = sent.mock.calls[0]?.[1]?.headers as { authorization: string };
  clock.advance(15 * MINUTE_MS + 1);
  expect((await call(headers.authorization.replace('Bearer ', ''))).status).toBe(401);
});
