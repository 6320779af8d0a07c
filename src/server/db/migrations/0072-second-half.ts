import { type Kysely, sql } from 'kysely';

/** Tells a browser that stands beside the password from one that was logged out without 'Angemeldet bleiben'. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table short_lived.known_devices add column is_second_half boolean not null default true`.execute(db);
}
