import { type Kysely, sql } from 'kysely';

/**
 * Puts requests, calls and suspects into one table, and each history with its request. Moves the rows of 'cases' and
 * 'contact_suspects', and drops both (ruling 45: no release before this one is published).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_submissions
    add column kind varchar(10) not null default 'form' check (kind in ('form', 'call')),
    add column suspicion varchar(20) check (suspicion in ('honeypot', 'too-fast')),
    add column deleted_at timestamptz`.execute(db);
  await sql`update contact_submissions set deleted_at = cases.deleted_at
    from cases where cases.submission_id = contact_submissions.id and cases.deleted_at is not null`.execute(db);
  await sql`insert into contact_submissions
      (id, name, email, phone, service, place, message, created_at, deal_at, idempotency_key, deleted_at, kind)
    select id, name, coalesce(email, ''), phone, service, place, message, created_at, deal_at, idempotency_key,
      deleted_at, 'call' from cases where submission_id is null`.execute(db);
  // A key that also exists in the inbox belonged to another row, so both rows stay.
  await sql`insert into contact_submissions
      (id, name, email, phone, service, place, message, created_at, idempotency_key, deleted_at, suspicion)
    select id, name, email, phone, service, place, message, created_at,
      case when exists (select from contact_submissions as other where other.idempotency_key = suspect.idempotency_key)
        then id::text else idempotency_key end,
      deleted_at, reason from contact_suspects as suspect`.execute(db);
  await sql`alter table case_events drop constraint case_events_case_id_fkey`.execute(db);
  // A release before the histories marked deals without an entry.
  await sql`insert into case_events (case_id, number, at, kind, step)
    select id, 1, deal_at, 'earlier', 'auftrag' from contact_submissions
    where deal_at is not null and kind = 'form' and suspicion is null
      and not exists (select from cases where cases.id = contact_submissions.id)`.execute(db);
  await sql`alter table case_events add constraint case_events_case_id_fkey
    foreign key (case_id) references contact_submissions (id) on delete cascade`.execute(db);
  await sql`update short_lived.outbox set contact_id = case_id where contact_id is null`.execute(db);
  await sql`alter table short_lived.outbox drop column case_id`.execute(db);
  await sql`drop table cases, contact_suspects`.execute(db);
  await sql`create index contact_submissions_in_the_bin on contact_submissions (deleted_at)
    where deleted_at is not null`.execute(db);
}
