import { type Kysely, sql } from 'kysely';

/**
 * Makes the first administrator the owner. Moves known devices, password resets and the security log to a schema that
 * backups skip, because a restore must revive no right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table admin_users add column is_owner boolean not null default false`.execute(db);
  await sql`update admin_users set is_owner = true
    where id = (select id from admin_users order by is_active desc, created_at, id limit 1)`.execute(db);
  await sql`create unique index admin_users_one_owner on admin_users (is_owner) where is_owner`.execute(db);

  // The first invitation comes from a command or a deploy.
  await sql`alter table short_lived.invitations alter column invited_by drop not null`.execute(db);

  await sql`create table short_lived.known_devices (
    id uuid primary key default gen_random_uuid(),
    admin_id uuid not null references admin_users on delete cascade,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`alter table admin_sessions add column proved_at timestamptz,
    add column device_id uuid references short_lived.known_devices on delete cascade`.execute(db);
  await sql`create table short_lived.password_resets (
    admin_id uuid primary key references admin_users on delete cascade,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create table short_lived.security_log (
    id uuid primary key default gen_random_uuid(),
    at timestamptz not null,
    kind varchar(30) not null,
    username text,
    device text,
    detail text
  )`.execute(db);
  await sql`create index security_log_at on short_lived.security_log (at)`.execute(db);
}
