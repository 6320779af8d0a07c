import { type Kysely, sql } from 'kysely';

/** Few entries are taken back, and of each one is asked whether it was: 50,000 times for a list of 10,000 requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index case_events_undone on case_events (case_id, undoes) where undoes is not null`.execute(db);
}
