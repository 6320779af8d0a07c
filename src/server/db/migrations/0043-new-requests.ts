import { type Kysely, sql } from 'kysely';

/**
 * Adds a row per request that the owner has no message of yet; its messages are written afterwards. The table `letters`
 * stays empty for one release, because instances of the release before still write it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table short_lived.new_requests (
    contact_id uuid primary key references contact_submissions on delete cascade,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table short_lived.reminded (
    contact_id uuid references contact_submissions on delete cascade,
    kind varchar(20),
    primary key (contact_id, kind)
  )`.execute(db);
  await sql`insert into short_lived.new_requests select contact_id, created_at from short_lived.letters`.execute(db);
  await sql`delete from short_lived.letters`.execute(db);
  await sql`insert into short_lived.reminded select distinct contact_id, kind from short_lived.outbox
    where kind in ('reminder', 'last-reminder') and contact_id is not null`.execute(db);
}
