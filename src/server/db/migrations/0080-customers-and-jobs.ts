import { type Kysely, sql } from 'kysely';

/** Creates the tables of customers, jobs and log lines, and the columns of a request's state. 0081 fills them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** A restore writes the rows of older tables first, and those of one table in any order. */
const LATE = 'deferrable initially deferred';

const STATEMENTS = [
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
    changed_at timestamptz not null
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
];
