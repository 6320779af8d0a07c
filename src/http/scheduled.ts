import { once } from 'node:events';
import { SCHEDULED_WORK_MS } from '#config/limits.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { type Job, type JobEnd, noteJobEnds } from '#server/jobs.ts';
import { logError, logEvent } from '#server/log.ts';
import { functionDatabase } from './function-database.ts';
import { SCHEDULED_NOTE_MS } from './limits.ts';

/** Of the remaining time: most jobs need none, and retention 3 s with 20,000 requests. */
const LEAST_SHARE = 0.25;

/**
 * Makes a scheduled function of jobs, the most important first. Each has its share of the remaining time, so that a slow
 * or failing one keeps no other from its work. Netlify ends the function after 30 seconds.
 */
export function scheduled(
  jobs: Readonly<Record<string, Job>>,
  {
    workMs = SCHEDULED_WORK_MS,
    isNeeded = async () => true,
  }: { workMs?: number; isNeeded?: (context: OfDeploy) => Promise<boolean> } = {},
) {
  return async (_request?: Request, context: OfDeploy = {}): Promise<Response> => {
    if (!(await isNeeded(context))) return new Response(null, { status: 204 });
    const endsAt = performance.now() + workMs;
    const db = await functionDatabase(context);
    const now = new Date();
    const names = Object.keys(jobs);
    const ends: JobEnd[] = [];
    for (const [index, [job, run]] of Object.entries(jobs).entries()) {
      const shareMs = (endsAt - performance.now()) * Math.max(1 / (names.length - index), LEAST_SHARE);
      ends.push({ job, isDone: await runLogged(job, shareMs, (signal) => run(db, now, signal, context)) });
    }
    const isNoted = await runLogged('note-job-ends', SCHEDULED_NOTE_MS, () => noteJobEnds(db, ends, now));
    return new Response(null, { status: isNoted && ends.every(({ isDone }) => isDone) ? 204 : 500 });
  };
}

async function runLogged(job: string, withinMs: number, run: (signal: AbortSignal) => Promise<unknown>) {
  const startedAt = performance.now();
  const line = () => ({ job, ms: Math.round(performance.now() - startedAt) });
  try {
    const isDone = await within(withinMs, job, run);
    logEvent({ event: isDone ? 'job' : 'job-unfinished', ...line() });
    return isDone;
  } catch (error) {
    logError(`job-failed: ${job}`, error);
    return false;
  }
}

async function within(ms: number, job: string, run: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
  const over = AbortSignal.timeout(Math.max(0, Math.ceil(ms)));
  const done = run(over).then(() => true);
  // A job over its deadline may still fail later.
  done.catch((error) => {
    if (over.aborted && error !== over.reason) logError(`job-failed: ${job}`, error);
  });
  return Promise.race([done, once(over, 'abort').then(() => false)]);
}
