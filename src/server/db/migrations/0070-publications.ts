import { type Kysely, sql } from 'kysely';

/** Notes when a build was asked for, and when a draft last named a picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_revisions add column asked_at timestamptz`.execute(db);
  await sql`alter table site_pictures add column named_at timestamptz`.execute(db);
}
