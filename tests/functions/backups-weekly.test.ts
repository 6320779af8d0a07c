import { beforeEach, expect, test, vi } from 'vitest';
import { startDueBackup } from '#admin/backups/weekly.server.ts';
import { turnWeeklyOn } from '#domain/backups/backup-log.server.ts';
import { testDatabase } from '../support/database.ts';

const { db } = testDatabase();

const orders = vi.fn(async () => new Response());
beforeEach(async () => {
  orders.mockClear();
  vi.stubGlobal('fetch', orders);
  await turnWeeklyOn(db, new Date('2026-01-14T12:00:00Z'));
});

/** Calls the scheduler at these times. Returns how many runs it ordered. */
async function calls(...times: string[]): Promise<number> {
  const before = orders.mock.calls.length;
  for (const time of times) await startDueBackup(db, new Date(time));
  return orders.mock.calls.length - before;
}
const endAll = (status: string) =>
  db.updateTable('backupLogs').set({ status }).where('status', '=', 'pending').execute();
const dueTimes = async () =>
  (await db.selectFrom('backupLogs').select('dueAt').orderBy('createdAt').execute()).map(({ dueAt }) =>
    dueAt?.toISOString(),
  );

test('the scheduler of backups starts one backup a week, however often it is called', async () => {
  expect(await calls('2026-01-14T12:01:00Z', '2026-01-18T00:59:59Z'), 'no Sunday before the set-up').toBe(0);
  expect(await calls('2026-01-18T01:00:00Z', '2026-01-18T01:00:00Z')).toBe(1);
  await endAll('success');
  expect(await calls('2026-01-18T01:00:05Z', '2026-01-19T00:00:00Z', '2026-01-24T01:00:00Z')).toBe(0);
  expect(await calls('2026-01-25T00:00:00Z', '2026-01-25T01:00:00Z')).toBe(1);
  expect(await dueTimes()).toEqual(['2026-01-18T01:00:00.000Z', '2026-01-25T01:00:00.000Z']);
});

test('the scheduler of backups starts one backup for simultaneous calls', async () => {
  await Promise.all(Array.from({ length: 5 }, () => calls('2026-01-18T01:00:00Z')));
  expect(orders).toHaveBeenCalledOnce();
});

test('the scheduler of backups catches up once when it is called late', async () => {
  expect(await calls('2026-01-21T13:00:00Z', '2026-01-21T13:05:00Z')).toBe(1);
  // After two weeks without a call only the newer backup is made.
  await endAll('success');
  expect(await calls('2026-02-10T00:00:00Z', '2026-02-10T00:05:00Z')).toBe(1);
  expect(await dueTimes()).toEqual(['2026-01-18T01:00:00.000Z', '2026-02-08T01:00:00.000Z']);
});

test('the scheduler of backups tries again after a failed run and after a dead run', async () => {
  await calls('2026-01-18T01:00:00Z');
  await endAll('failed');
  expect(await calls('2026-01-19T00:00:00Z')).toBe(1);
  // This run dies and stays 'pending'.
  expect(await calls('2026-01-19T00:10:00Z')).toBe(0);
  expect(await calls('2026-01-19T01:00:00Z')).toBe(1);
  const rows = await db.selectFrom('backupLogs').select('status').orderBy('createdAt').execute();
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'failed', 'pending']);
});
