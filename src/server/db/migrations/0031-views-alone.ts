import { type Kysely, sql } from 'kysely';

/**
 * Drops the roll-ups of the page views, because single views answer in time. They live for 180 days, as long as any
 * figure looks back (ruling 45: no release before this one is published).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger analytics_count_again on analytics`.execute(db);
  await sql`drop function analytics_count_again()`.execute(db);
  await sql`drop table analytics_hours, analytics_visitors, analytics_labels, analytics_counted`.execute(db);
}
