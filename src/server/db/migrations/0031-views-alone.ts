import { type Kysely, sql } from 'kysely';

/**
 * Drops the roll-ups of page views, which databases of commit 917707e have, because queries over single views are fast
 * enough. Views are kept for 180 days, as long as any figure looks back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger if exists analytics_count_again on analytics`.execute(db);
  await sql`drop function if exists analytics_count_again()`.execute(db);
  await sql`drop table if exists analytics_hours, analytics_visitors, analytics_labels, analytics_counted`.execute(db);
}
