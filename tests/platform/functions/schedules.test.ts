import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { HOUR_MS } from '#config/limits.ts';
import { Functions } from '#platform/functions/functions.ts';
import { startSchedules } from '#platform/functions/schedules.ts';
import { emptyFolder } from '../support/folders.ts';

const functionsOf = (handlers: Record<string, () => Promise<Response>>, schedule: string) =>
  new Functions(Object.entries(handlers).map(([name, handler]) => ({ name, handler, config: { schedule } })));
const empty = () => new Response(null, { status: 204 });

test('scheduled functions on this machine run by their own cron lines, one at a time', async () => {
  let underWay = 0;
  let most = 0;
  const job = vi.fn(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 50));
    underWay -= 1;
    return empty();
  });
  const file = join(await emptyFolder(), 'schedules.json');
  const schedules = await startSchedules(functionsOf({ outbox: job, 'tidy-up': job }, '* * * * * *'), file);
  await expect.poll(() => job.mock.calls.length).toBeGreaterThanOrEqual(4);
  await schedules.stop();
  expect(most).toBe(1);
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')))).toEqual(['outbox', 'tidy-up']);
});

test('scheduled functions on this machine run once at the start after a missed run, but not on the first start', async () => {
  const job = vi.fn(async () => empty());
  const file = join(await emptyFolder(), 'schedules.json');
  const hourly = functionsOf({ outbox: job }, '0 * * * *');
  await (await startSchedules(hourly, file)).stop();
  expect(job).not.toHaveBeenCalled();
  await writeFile(file, JSON.stringify({ outbox: new Date(Date.now() - 3 * HOUR_MS).toISOString() }));
  const schedules = await startSchedules(hourly, file);
  await expect.poll(() => job.mock.calls.length).toBe(1);
  await schedules.stop();
});
