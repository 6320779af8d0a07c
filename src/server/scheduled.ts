import type { Kysely } from 'kysely';
import type { Database } from './db/schema/index.ts';
import type { OfDeploy } from './deploy-context.ts';
import { functionDatabase } from './function-database.ts';
import { logError, logEvent } from './log.ts';

type Job = (db: Kysely<Database>, now: Date) => Promise<unknown>;

/**
 * Makes a scheduled function of jobs. Each one runs, also when one before it failed; what failed is logged and tried
 * again at the next time. Netlify ends a scheduled function after 30 seconds.
 */
export function scheduled(jobs: Readonly<Record<string, Job>>) {
  return async (_request?: Request, context: OfDeploy = {}): Promise<Response> => {
    const db = await functionDatabase(context);
    const now = new Date();
    let isWell = true;
    for (const [job, run] of Object.entries(jobs)) {
      const startedAt = performance.now();
      try {
        await run(db, now);
        logEvent({ event: 'job', job, ms: Math.round(performance.now() - startedAt) });
      } catch (error) {
        isWell = false;
        logError(`job-failed: ${job}`, error);
      }
    }
    return new Response(null, { status: isWell ? 204 : 500 });
  };
}
