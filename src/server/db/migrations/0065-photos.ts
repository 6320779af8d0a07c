import { type Kysely, sql } from 'kysely';

/** Adds the photos of requests; their files are in Blobs. A photo without a request waits for its file's deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table request_photos (
    id uuid primary key,
    contact_id uuid references contact_submissions on delete set null on update cascade,
    place smallint,
    file text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    added_at timestamptz not null,
    admin_id uuid references admin_users on delete set null,
    consented_at timestamptz,
    unique (contact_id, place)
  )`.execute(db);
  await sql`alter table short_lived.new_requests add column photos smallint not null default 0`.execute(db);
}
