import { type Kysely, sql } from 'kysely';

/** Allows keeping a request apart for exceeding a client's daily limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_submissions drop constraint contact_submissions_suspicion_check,
    add constraint contact_submissions_suspicion_check check (suspicion in ('honeypot', 'too-fast', 'flood'))`.execute(
    db,
  );
}
