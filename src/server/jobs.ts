import { type Kysely, sql } from 'kysely';
import type { Database } from './db/schema/index.ts';
import type { OfDeploy } from './deploy-context.ts';

/** A piece of work of a scheduled function. A loop in it ends when the signal is aborted, because its time is over. */
export type Job = (db: Kysely<Database>, now: Date, signal: AbortSignal, context: OfDeploy) => Promise<unknown>;

/** How a job of a scheduled function ended. */
export interface JobEnd {
  job: string;
  isDone: boolean;
}

/** Finds since when all jobs are done: by the one that waits the longest; and since when one is not done. */
export const findJobEnds = (db: Kysely<Database>) =>
  db
    .selectFrom('shortLived.jobRuns')
    .select(({ fn }) => [
      fn.min('doneAt').$castTo<Date | null>().as('doneAt'),
      fn.min('unfinishedSince').$castTo<Date | null>().as('unfinishedSince'),
    ])
    .executeTakeFirstOrThrow();

/** Keeps how jobs ended: when each was done last, and since when it is not done any more. */
export async function noteJobEnds(db: Kysely<Database>, ends: readonly JobEnd[], now: Date): Promise<void> {
  await db
    .insertInto('shortLived.jobRuns')
    .values(ends.map(({ job, isDone }) => ({ job, doneAt: isDone ? now : null, unfinishedSince: isDone ? null : now })))
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet({
        doneAt: sql`coalesce(excluded.done_at, job_runs.done_at)`,
        unfinishedSince: sql`case when excluded.done_at is null
          then coalesce(job_runs.unfinished_since, excluded.unfinished_since) end`,
      }),
    )
    .execute();
}
