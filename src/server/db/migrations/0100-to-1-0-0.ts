import { type Kysely, sql } from 'kysely';
import { storeHistories } from './to-1-0-0/store.ts';

/** Turns the tables of d8a5fde9 into those of 1.0.0 and keeps every row (rulings 45 and 65). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Fails on a database older than d8a5fde9, which alone can bring that up to date.
  await sql`select browser_id from admin_sessions limit 0`.execute(db);
  const { rows: histories } = await sql`select where to_regclass('case_events') is not null`.execute(db);
  const isNew = histories.length === 0;
  // An entry of an instance of the release before must not come between.
  if (!isNew) await run(db, ['lock table contact_submissions, case_events in share row exclusive mode']);
  await run(db, NEW_TABLES);
  if (!isNew) {
    await storeHistories(db);
    await run(db, AFTER_THE_HISTORIES);
    await run(db, COPIES);
  }
  await run(db, DROPS);
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A restore writes the rows of older tables first, and those of one table in any order. */
const LATE = 'deferrable initially deferred';

const NEW_TABLES = [
  `create table customers (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email text not null default '',
    phone text,
    email_keys text[] not null default '{}',
    phone_keys text[] not null default '{}',
    surname_key text not null,
    address text,
    note text,
    like_id uuid references customers on delete set null ${LATE},
    like_answered_at timestamptz,
    joined_id uuid references customers on delete cascade ${LATE},
    batch uuid,
    version integer not null default 0,
    created_at timestamptz not null default now(),
    deleted_at timestamptz
  )`,
  'create index customers_email_keys on customers using gin (email_keys)',
  'create index customers_phone_keys on customers using gin (phone_keys)',
  'create index customers_batch on customers (batch) where batch is not null',
  'create index customers_like_id on customers (like_id) where like_id is not null',
  'create index customers_joined_id on customers (joined_id) where joined_id is not null',

  `alter table contact_submissions
    add column customer_id uuid references customers on delete cascade ${LATE},
    add column repeats uuid,
    add column step text not null default 'neu',
    add column answered_at timestamptz,
    add column moved_at timestamptz,
    add column offered_at timestamptz,
    add column price_cents integer,
    add column version integer not null default 0`,
  'create index contact_submissions_customer on contact_submissions (customer_id)',
  'create index contact_submissions_repeats on contact_submissions (repeats) where repeats is not null',
  `create index contact_submissions_unanswered on contact_submissions (created_at)
    where answered_at is null and suspicion is null and deleted_at is null`,
  `create index contact_submissions_moved on contact_submissions (moved_at)
    where suspicion is null and deleted_at is null and step not in ('erledigt', 'abgesagt')`,
  'create index contact_submissions_deal on contact_submissions (deal_at) where deal_at is not null',
  `create index contact_submissions_arrived on contact_submissions (created_at desc, id desc)
    where kind = 'form' and suspicion is null`,
  `create index contact_submissions_step on contact_submissions (step, created_at desc, id desc)
    where suspicion is null and deleted_at is null`,

  `create table jobs (
    id uuid primary key default gen_random_uuid(),
    customer_id uuid not null references customers on delete cascade,
    request_id uuid references contact_submissions on delete cascade on update cascade,
    what text not null,
    day text not null,
    time text,
    hours double precision,
    place text,
    cents integer,
    is_open boolean not null default true,
    done_at timestamptz,
    paid_at timestamptz,
    cancelled_at timestamptz,
    told_at timestamptz,
    step_before text,
    version integer not null default 0,
    batch uuid,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    was_day text,
    was_time text
  )`,
  'create index jobs_open on jobs (day) where is_open',
  'create index jobs_day on jobs (day)',
  'create index jobs_done on jobs (day) where done_at is not null',
  'create index jobs_customer on jobs (customer_id, day)',
  'create index jobs_request on jobs (request_id)',
  'create index jobs_batch on jobs (batch) where batch is not null',

  `create table request_log (
    id uuid primary key default gen_random_uuid(),
    request_id uuid references contact_submissions on delete cascade on update cascade,
    customer_id uuid references customers on delete cascade,
    number integer not null,
    at timestamptz not null,
    admin_id uuid references admin_users on delete set null,
    kind text not null,
    words text not null default '',
    before jsonb,
    undone_at timestamptz,
    constraint request_log_of_a_request_or_a_customer check ((request_id is null) <> (customer_id is null))
  )`,
  'create unique index request_log_of_request on request_log (request_id, number)',
  'create unique index request_log_of_customer on request_log (customer_id, number)',

  `create table absences (
    id uuid primary key,
    from_day varchar(10) not null,
    until_day varchar(10) not null check (from_day <= until_day),
    sentence text not null,
    set_by text not null
  )`,
  `create table short_lived.tokens (
    id uuid primary key default gen_random_uuid(),
    use text not null,
    token_hash text not null unique,
    admin_id uuid references admin_users on delete cascade,
    email text not null default '',
    among text[] not null default '{}',
    made_at timestamptz not null,
    used_at timestamptz,
    expires_at timestamptz not null
  )`,
  `create table drafts_by_subject (
    subject text primary key,
    facts jsonb not null,
    version double precision not null,
    admin text not null,
    saved_at timestamptz not null
  )`,
  'alter table request_photos add column removed_at timestamptz',
  'alter table site_revisions add column asked_at timestamptz',
  'alter table site_pictures add column named_at timestamptz',
  'alter table backup_logs add column copy_bytes integer',
  // Tells a browser that stands beside the password from one that was logged out without 'Angemeldet bleiben'.
  'alter table short_lived.known_devices add column is_second_half boolean not null default true',
];

const AFTER_THE_HISTORIES = [
  "delete from contact_submissions where kind = 'notebook'",
  `update contact_submissions as request set answered_at = first.answered_at
    from contact_submissions as first where first.id = request.repeats and request.answered_at is null
      and first.answered_at >= request.created_at`,
  // A table with a check that is still to come can't be altered.
  'set constraints all immediate',
  'set constraints all deferred',
];

const COPIES = [
  // Copies that were too large for a mail had a mark, and no size.
  `update backup_logs set copy_bytes = least(file_size, 2147483647)::integer, copy_trouble = null
    where copy_trouble = 'without-files'`,
  // The owner may have said the same days in all three places.
  `insert into absences
    select distinct on (from_day, until_day) gen_random_uuid(), from_day, until_day, sentence, set_by from (
      select 1 as place, from_day, until_day, sentence, '' as set_by from holiday
      union all select 2, from_day, until_day, sentence, admin from site_note
      union all select 3, day ->> 'from', day ->> 'to', day ->> 'why', ''
        from (select facts #> '{hours,closed}' as days from site_revisions order by id desc limit 1) newest,
        jsonb_array_elements(case jsonb_typeof(days) when 'array' then days else '[]' end) day
    ) said order by from_day, until_day, place`,
  `insert into drafts_by_subject
    select subject, jsonb_object_agg(field, value), max(version), (array_agg(admin order by saved_at desc))[1], max(saved_at)
    from (select *, case
      when split_part(field, '.', 1) in ('firm', 'contact', 'person') then 'betrieb'
      when field in ('prices.seniorDiscountPercent', 'prices.seniorAges') or field like 'senior.%' then 'senioren'
      when split_part(field, '.', 1) in ('answers', 'faq') then 'antworten'
      else case split_part(field, '.', 1) when 'hours' then 'zeiten' when 'prices' then 'preise'
        when 'services' then 'leistungen' when 'area' then 'gebiet' when 'gallery' then 'bilder'
        when 'voices' then 'stimmen' else 'partner' end
      end as subject from site_draft where field not like 'season.%' and field <> 'hours.closed'
    ) changed group by subject`,
  `insert into short_lived.tokens (id, use, token_hash, admin_id, email, made_at, expires_at)
    select id, 'invitation', token_hash, invited_by, email, now(), expires_at from short_lived.invitations`,
  `insert into short_lived.tokens (use, token_hash, admin_id, made_at, expires_at)
    select 'reset', token_hash, admin_id, now(), expires_at from short_lived.password_resets`,
  `insert into short_lived.tokens (use, token_hash, admin_id, made_at, used_at, expires_at)
    select 'calendar', token_hash, admin_id, made_at, read_at, '275760-09-13' from short_lived.calendar_feeds`,
  `insert into short_lived.tokens (use, token_hash, admin_id, email, among, made_at, expires_at)
    select use, token_hash, admin_id, email, among, now(), expires_at from short_lived.new_addresses`,
  `update short_lived.security_log
    set kind = case when kind like '%-removed' then 'absence-ended' else 'absence' end
    where kind in ('note', 'note-removed', 'holiday', 'holiday-removed')`,
  // Devices for reports of trouble alone get no requests.
  `update short_lived.push_devices set ended_at = now(), ended_by = 'owner'
    where ended_at is null and exists (select from message_settings where push_events = 'troubles')`,
];

const DROPS = [
  `drop table if exists case_events, holiday, site_note, site_draft, seo_runs, sitemap_pages, short_lived.letters,
    short_lived.mail_hold, short_lived.reminded, short_lived.invitations, short_lived.password_resets,
    short_lived.calendar_feeds, short_lived.new_addresses`,
  `alter table contact_submissions drop constraint contact_submissions_kind_check,
    add constraint contact_submissions_kind_check check (kind in ('form', 'call'))`,
  'alter table drafts_by_subject rename to site_draft',
  'alter table sitemap drop column if exists xml',
  `alter table message_settings drop column if exists push_events, drop column if exists has_report,
    drop column if exists has_self_test, drop column if exists has_reminders`,
  `delete from short_lived.outbox
    where kind in ('reminder', 'last-reminder', 'weekly', 'trouble', 'deletion', 'apart')`,
  'alter table short_lived.outbox drop column if exists lease_until',
  // The page of the system's state would say for ever that they did not run.
  "delete from short_lived.job_runs where job in ('writeWeeklyMail', 'tellOfApart')",
];
