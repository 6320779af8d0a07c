import { type Kysely, sql } from 'kysely';

/** Drops the roll-ups of page views that commit 917707e had: queries over the views of 180 days are fast enough. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger if exists analytics_count_again on analytics`.execute(db);
  await sql`drop function if exists analytics_count_again()`.execute(db);
  await sql`drop table if exists analytics_hours, analytics_visitors, analytics_labels, analytics_counted`.execute(db);
}
