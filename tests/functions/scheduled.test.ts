import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { scheduled } from '#http/scheduled.ts';
import type { Job } from '#server/jobs.ts';
import { clock } from '../support/frozen-clock.ts';
import { loggedLines } from '../support/logged-lines.ts';
import { ownersArea } from '../support/owners-area.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { db, goTo, read } = ownersArea();

const done: Job = async () => undefined;
const throwing: Job = async () => {
  throw new Error('no luck');
};
/** Never ends, and ignores its deadline. */
const endless: Job = () => new Promise(() => undefined);

beforeEach(() => db.deleteFrom('shortLived.jobRuns').execute());

/** Begins a new site at nine. */
async function aNewSite() {
  await goTo('2026-03-02T09:00:00Z');
  await db.updateTable('adminUsers').set({ createdAt: clock.now() }).execute();
}
const told = () => read('clean-up');

test('the jobs of a scheduled function run in order, and a failed one is logged and does not stop the next', async () => {
  expectConsoleError(/job-failed: second.*no luck/);
  const ran: string[] = [];
  const job =
    (name: string): Job =>
    async () =>
      void ran.push(name);
  const door = scheduled({ first: job('first'), second: throwing, third: job('third') });
  expect((await door()).status).toBe(500);
  expect(ran).toEqual(['first', 'third']);
});

test('the jobs of a scheduled function have a deadline each, so that an endless one takes only its share of the time', async () => {
  const logged = loggedLines();
  const shares = vi.spyOn(AbortSignal, 'timeout');
  expect((await scheduled({ first: endless, second: endless, third: done }, { workMs: 300 })()).status).toBe(500);
  // A third of the time, and half of the rest.
  const events = logged();
  expect(events.map(({ event, job }) => `${event} ${job}`)).toEqual([
    'job-unfinished first',
    'job-unfinished second',
    'job third',
    'job note-job-ends',
  ]);
  // A timer may ring a millisecond early.
  for (const [ms] of shares.mock.calls.slice(0, 2)) expect(ms).toBeLessThanOrEqual(102);
});

test('the jobs of a scheduled function may take a quarter of the time where they are many', async () => {
  const shares = vi.spyOn(AbortSignal, 'timeout');
  const many = Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`job ${n}`, done]));
  expect((await scheduled(many, { workMs: 100_000 })()).status).toBe(204);
  expect(shares.mock.calls[0]?.[0]).toBeGreaterThan(20_000);
});

test('the jobs of a scheduled function get a signal at their deadline, and a later failure is logged', async () => {
  expectConsoleError(/job-failed: slow.*too late/);
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const slow: Job = async (_, __, signal) => {
    while (!signal.aborted) await sleep(5);
    setImmediate(resolve);
    throw new Error('too late');
  };
  await scheduled({ slow }, { workMs: 20 })();
  await ended;
});

test('the dashboard shows since when a job of the clean-up fails, until it succeeds', async () => {
  expectConsoleError(/no luck/);
  await aNewSite();
  await scheduled({ first: done, second: done })();
  clock.set('2026-03-02T15:00:00Z');
  await scheduled({ first: done, second: throwing })();
  clock.set('2026-03-02T21:00:00Z');
  await scheduled({ first: done, second: endless }, { workMs: 20 })();
  expect(await told()).toMatchObject({ isWell: false, since: '2026-03-02T15:00:00.000Z' });
  clock.set('2026-03-03T03:00:00Z');
  await scheduled({ first: done, second: done })();
  expect(await told()).toMatchObject({ isWell: true, since: '2026-03-03T03:00:00.000Z' });
});

test.each(['never ran', 'has stopped'])(
  'the dashboard warns after thirteen hours when the clean-up %s',
  async (when) => {
    await aNewSite();
    if (when === 'has stopped') await scheduled({ first: done })();
    clock.advance(13 * 3_600_000 - 1);
    expect(await told()).toMatchObject({ isWell: true });
    clock.advance(1);
    expect(await told()).toMatchObject({ isWell: false, since: '2026-03-02T09:00:00.000Z' });
  },
);
