import { type Kysely, sql } from 'kysely';

/** Takes the width off the column that lists the corrected fields of a request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table case_events alter column way type text`.execute(db);
}
