import { type Kysely, sql } from 'kysely';

/** Notes the known device of each session, so that a session ended from the list takes it along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table admin_sessions add column browser_id uuid`.execute(db);
  await sql`update admin_sessions set browser_id = device_id`.execute(db);
}
