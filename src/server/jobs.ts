import { sql } from 'kysely';
import type { Db } from './db/schema/index.ts';
import type { OfDeploy } from './deploy-context.ts';

/** A job of a scheduled function. Loops must end when the signal aborts. */
export type Job = (db: Db, now: Date, signal: AbortSignal, context: OfDeploy) => Promise<unknown>;

export interface JobEnd {
  job: string;
  isDone: boolean;
}

/** Finds the oldest end of all jobs, and since when any job fails. */
export const findJobEnds = (db: Db) =>
  db
    .selectFrom('shortLived.jobRuns')
    .select(({ fn }) => [
      fn.min('doneAt').$castTo<Date | null>().as('doneAt'),
      fn.min('unfinishedSince').$castTo<Date | null>().as('unfinishedSince'),
    ])
    .executeTakeFirstOrThrow();

export async function noteJobEnds(db: Db, ends: readonly JobEnd[], now: Date): Promise<void> {
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
