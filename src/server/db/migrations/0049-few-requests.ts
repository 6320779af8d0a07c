import { type Kysely, sql } from 'kysely';

/** Notes whether a new request may have a receipt, and allows keeping form spam apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table short_lived.new_requests add column may_have_receipt boolean not null default true`.execute(db);
  await sql`alter table contact_submissions drop constraint contact_submissions_suspicion_check,
    add constraint contact_submissions_suspicion_check
      check (suspicion in ('honeypot', 'too-fast', 'flood', 'spam'))`.execute(db);
}
