import { type Kysely, sql } from 'kysely';

/** No backup has the keys, because a restore must revive no right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table short_lived.passkeys (
    id text primary key,
    admin_id uuid not null references admin_users on delete cascade,
    public_key bytea not null,
    sign_count bigint not null,
    rp_id text not null,
    name text not null,
    made_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create table short_lived.spent_challenges (
    id text primary key,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`alter table admin_sessions
    add column passkey_id text references short_lived.passkeys on delete set null`.execute(db);
}
