import { type Kysely, sql } from 'kysely';

/** A request beyond what a client may send in a day is kept apart like a robot's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_submissions drop constraint contact_submissions_suspicion_check,
    add constraint contact_submissions_suspicion_check check (suspicion in ('honeypot', 'too-fast', 'flood'))`.execute(
    db,
  );
}
