import { type Kysely, sql } from 'kysely';

/** Adds the mail addresses whose link nobody has opened yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table short_lived.new_addresses (
    admin_id uuid not null references admin_users on delete cascade,
    use text not null,
    email text not null,
    among text[] not null,
    token_hash text not null,
    expires_at timestamptz not null,
    primary key (admin_id, use, email)
  )`.execute(db);
}
