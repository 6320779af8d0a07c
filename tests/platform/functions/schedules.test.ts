import { expect, test, vi } from 'vitest';
import { Functions } from '#platform/functions/functions.ts';
import { startSchedules } from '#platform/functions/schedules.ts';
import { patience } from '../../support/run/pace.ts';

test('scheduled functions on this machine run at the start and by their own cron lines, one at a time', async () => {
  let underWay = 0;
  let most = 0;
  const job = vi.fn(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 50));
    underWay -= 1;
    return new Response(null, { status: 204 });
  });
  const yearly = vi.fn(async () => new Response(null, { status: 204 }));
  const functions = new Functions([
    { name: 'outbox', handler: job, config: { schedule: '* * * * * *' } },
    { name: 'tidy-up', handler: yearly, config: { schedule: '0 0 1 1 *' } },
    { name: 'contact', handler: () => expect.unreachable('it has no schedule'), config: {} },
  ]);
  const schedules = startSchedules(functions);
  await vi.waitFor(() => expect(job.mock.calls.length).toBeGreaterThanOrEqual(3), patience(10_000));
  await schedules.stop();
  expect([most, yearly.mock.calls.length]).toEqual([1, 1]);
});
