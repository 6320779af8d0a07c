import { type Kysely, sql } from 'kysely';

/** One table for invitations, links for a new password, calendar addresses and new mail addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table short_lived.tokens (
    id uuid primary key default gen_random_uuid(),
    use text not null,
    token_hash text not null unique,
    admin_id uuid references admin_users on delete cascade,
    email text not null default '',
    among text[] not null default '{}',
    made_at timestamptz not null,
    used_at timestamptz,
    expires_at timestamptz not null
  )`.execute(db);
  const copies = [
    `(id, use, token_hash, admin_id, email, made_at, expires_at)
      select id, 'invitation', token_hash, invited_by, email, now(), expires_at from short_lived.invitations`,
    `(use, token_hash, admin_id, made_at, expires_at)
      select 'reset', token_hash, admin_id, now(), expires_at from short_lived.password_resets`,
    `(use, token_hash, admin_id, made_at, used_at, expires_at)
      select 'calendar', token_hash, admin_id, made_at, read_at, '275760-09-13' from short_lived.calendar_feeds`,
    `(use, token_hash, admin_id, email, among, made_at, expires_at)
      select use, token_hash, admin_id, email, among, now(), expires_at from short_lived.new_addresses`,
  ];
  for (const copy of copies) await sql`insert into short_lived.tokens ${sql.raw(copy)}`.execute(db);
  await sql`drop table short_lived.invitations, short_lived.password_resets, short_lived.calendar_feeds,
    short_lived.new_addresses`.execute(db);
}
