import { type Kysely, sql } from 'kysely';

/** Lists and counts the requests of a step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index contact_submissions_step on contact_submissions (step, created_at desc, id desc)
    where suspicion is null and deleted_at is null`.execute(db);
}
