import { type Kysely, sql } from 'kysely';

/** Creates the tables of commit d8a5fde9 (ruling 65), for a new database without what 1.0.0 drops. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...PUBLIC_TABLES, ...SHORT_LIVED_TABLES]) await sql.raw(statement).execute(db);
}

const ID = 'id uuid primary key default gen_random_uuid()';
const IS_ONLY = 'is_only boolean primary key default true check (is_only)';
const PUBLIC_TABLES = [
  // Listed in Spec §3; nothing reads it (ruling 9).
  `create table users (${ID}, username text not null unique, password text not null)`,
  `create table admin_users (
    ${ID},
    username text not null unique,
    password text not null,
    email text not null unique,
    is_active boolean not null default true,
    last_login timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    is_owner boolean not null default false,
    gets_mails boolean not null default true
  )`,
  'create unique index admin_users_one_owner on admin_users (is_owner) where is_owner',
  `create table admin_sessions (
    ${ID},
    admin_id uuid not null references admin_users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    previous_login timestamptz,
    user_agent varchar(512),
    last_active_at timestamptz,
    proved_at timestamptz,
    device_id uuid,
    passkey_id text,
    browser_id uuid
  )`,
  'create index admin_sessions_admin_id on admin_sessions (admin_id)',
  'create index admin_sessions_expires_at on admin_sessions (expires_at)',

  // The list is read newest first; the id decides between two of the same moment.
  `create table contact_submissions (
    ${ID},
    name text not null,
    email text not null,
    phone text,
    service text check (service in ('fenster', 'wintergarten', 'terrassendach', 'seniorenservice', 'sonstiges')),
    message text,
    created_at timestamptz not null default now(),
    idempotency_key varchar(100) not null unique,
    deal_at timestamptz,
    place text,
    kind varchar(10) not null default 'form' check (kind in ('form', 'call')),
    suspicion varchar(20) check (suspicion in ('honeypot', 'too-fast', 'flood', 'spam')),
    deleted_at timestamptz
  )`,
  'create index contact_submissions_newest on contact_submissions (created_at desc, id desc)',
  `create index contact_submissions_in_the_bin on contact_submissions (deleted_at) where deleted_at is not null`,
  `create table request_photos (
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
  )`,
  'create table reply_templates (slot smallint primary key, title text not null, text text not null)',

  `create table analytics (
    ${ID},
    session_id varchar(255),
    user_agent text,
    page text not null,
    referrer text,
    country varchar(2),
    device varchar(50),
    browser varchar(50),
    os varchar(50),
    is_bot boolean not null default false,
    viewport_width integer,
    viewport_height integer,
    "timestamp" timestamptz not null default now()
  )`,
  'create index analytics_timestamp on analytics ("timestamp")',
  'create index analytics_visits on analytics (session_id, "timestamp") where not is_bot',
  `create table analytics_interactions (day date, kind varchar(10), uses integer not null, primary key (day, kind))`,

  `create table backup_logs (
    ${ID},
    admin_id uuid references admin_users on delete set null,
    backup_type varchar(50) not null,
    status varchar(20) not null default 'pending',
    file_path text,
    file_size bigint,
    error_message text,
    created_at timestamptz not null default now(),
    due_at timestamptz,
    attempt integer not null default 0,
    heartbeat_at timestamptz,
    finished_at timestamptz,
    proof varchar(20),
    proof_note text,
    copied_at timestamptz,
    copied_to text,
    copy_tried_at timestamptz,
    copy_trouble text
  )`,
  'create index backup_logs_created_at on backup_logs (created_at)',
  'create index backup_logs_admin_id on backup_logs (admin_id)',
  // A week has one backup, however often the platform calls.
  `create unique index backup_logs_week on backup_logs (due_at) where due_at is not null and status <> 'failed'`,
  `create table backup_settings (
    id boolean primary key default true check (id),
    weekly_since timestamptz,
    copy_address text
  )`,

  `create table seo_monitoring (
    ${ID},
    check_type varchar(50) not null,
    status varchar(20) not null,
    data jsonb,
    last_checked timestamptz not null default now()
  )`,
  'create index seo_monitoring_latest on seo_monitoring (check_type, last_checked desc)',
  `create table sitemap (
    id integer primary key check (id = 1),
    pages integer not null,
    generated_at timestamptz not null
  )`,

  `create table site_revisions (
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
  )`,
  `create table site_pictures (
    digest text primary key,
    type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    admin text not null,
    uploaded_at timestamptz not null
  )`,

  `create table message_settings (
    ${IS_ONLY},
    addresses text[] not null,
    has_whole_request boolean not null,
    quiet_from integer not null default 22,
    quiet_until integer not null default 7,
    has_receipt boolean not null default false,
    proven_at timestamptz
  )`,
  `create table rate_limits (
    key varchar(80) primary key,
    hits integer not null,
    expires_at timestamptz not null,
    blocked_until timestamptz
  )`,
  'create index rate_limits_expires_at on rate_limits (expires_at)',
  `create table production_home (
    id boolean primary key default true check (id),
    address text not null,
    branch text,
    marked_at timestamptz not null
  )`,
  'create table kysely_migration_sql (name varchar(255) primary key, statements text[] not null)',
];

/** Backups copy no rows of this schema: a restore revives no right, sends no message and keeps no key. */
const SHORT_LIVED_TABLES = [
  'create schema short_lived',
  'create table short_lived.visitor_keys (day date primary key, key text not null)',
  'create table short_lived.job_runs (job text primary key, done_at timestamptz, unfinished_since timestamptz)',
  `create table short_lived.push_devices (
    ${ID},
    admin_id uuid not null references admin_users on delete cascade,
    session_id uuid references admin_sessions on delete cascade on update cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    name text not null,
    created_at timestamptz not null,
    accepted_at timestamptz,
    trouble varchar(20),
    trouble_since timestamptz,
    ended_at timestamptz,
    ended_by varchar(20)
  )`,
  `create table short_lived.push_key (${IS_ONLY}, public_key text not null, private_key text not null)`,
  `create table short_lived.inbox_seen (
    admin_id uuid primary key references admin_users on delete cascade,
    seen_at timestamptz not null
  )`,
  `create table short_lived.outbox (
    ${ID},
    contact_id uuid references contact_submissions on delete cascade,
    kind varchar(20) not null,
    recipient text not null,
    reply_to text,
    subject text not null,
    body text not null,
    html text not null,
    message_id text not null,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_at timestamptz not null,
    sent_at timestamptz,
    given_up_at timestamptz,
    trouble varchar(20),
    answer text,
    channel varchar(10) not null default 'mail',
    device_id uuid references short_lived.push_devices on delete cascade
  )`,
  'create index outbox_waiting on short_lived.outbox (next_at) where sent_at is null and given_up_at is null',
  'create index outbox_contact on short_lived.outbox (contact_id)',
  `create table short_lived.known_devices (
    ${ID},
    admin_id uuid not null references admin_users on delete cascade,
    expires_at timestamptz not null
  )`,
  `create table short_lived.security_log (
    ${ID},
    at timestamptz not null,
    kind text not null,
    username text,
    device text,
    data jsonb not null default '{}'
  )`,
  'create index security_log_at on short_lived.security_log (at)',
  `create table short_lived.new_requests (
    contact_id uuid primary key references contact_submissions on delete cascade,
    created_at timestamptz not null,
    may_have_receipt boolean not null default true,
    photos smallint not null default 0
  )`,
  `create table short_lived.recovery_codes (
    admin_id uuid not null references admin_users on delete cascade,
    number smallint not null,
    hash text not null,
    primary key (admin_id, number)
  )`,
  `create table short_lived.passkeys (
    id text primary key,
    admin_id uuid not null references admin_users on delete cascade,
    public_key bytea not null,
    sign_count bigint not null,
    rp_id text not null,
    name text not null,
    made_at timestamptz not null,
    used_at timestamptz
  )`,
  'create table short_lived.spent_challenges (id text primary key, expires_at timestamptz not null)',
  `alter table admin_sessions
    add foreign key (device_id) references short_lived.known_devices on delete cascade,
    add foreign key (passkey_id) references short_lived.passkeys on delete set null`,
];
