import type { Kysely } from 'kysely';

/** How the jobs of the clean-up ended last, for the dashboard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_lived.job_runs')
    .addColumn('job', 'text', (c) => c.primaryKey())
    .addColumn('done_at', 'timestamptz')
    .addColumn('unfinished_since', 'timestamptz')
    .execute();
}
