import { type Kysely, sql } from 'kysely';

/**
 * Addresses that lead nowhere no longer count (ruling 28). Their views were rolled up before, so whatever single views
 * are still there for is counted anew by the next summary. The views themselves stay until their time is up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update analytics_counted
    set counted_until = least(counted_until, greatest(rows_from, (select min("timestamp") from analytics)))`.execute(
    db,
  );
}
