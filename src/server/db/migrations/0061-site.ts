import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_draft (
    field text primary key,
    value jsonb not null,
    version double precision not null,
    admin text not null,
    saved_at timestamptz not null
  )`.execute(db);
  await sql`create table site_revisions (
    id integer primary key,
    facts jsonb not null,
    sentences jsonb not null,
    admin text not null,
    created_at timestamptz not null,
    started_at timestamptz,
    built_at timestamptz,
    live_at timestamptz,
    failed_at timestamptz,
    reason text
  )`.execute(db);
  await sql`create table site_note (
    is_only boolean primary key default true check (is_only),
    sentence text not null,
    from_day varchar(10) not null,
    until_day varchar(10) not null,
    admin text not null,
    set_at timestamptz not null
  )`.execute(db);
  await sql`create table site_pictures (
    digest text primary key,
    type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    admin text not null,
    uploaded_at timestamptz not null
  )`.execute(db);
}
