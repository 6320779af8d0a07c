import { type Kysely, sql } from 'kysely';

/**
 * Drops the roll-ups of the page views, which databases of commit 917707e have, because single views answer in time.
 * They live for 180 days, as long as any figure looks back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger if exists analytics_count_again on analytics`.execute(db);
  await sql`drop function if exists analytics_count_again()`.execute(db);
  await sql`drop table if exists analytics_hours, analytics_visitors, analytics_labels, analytics_counted`.execute(db);
}
