import { type Kysely, sql } from 'kysely';

/** Drops the history, which 0081 and 0083 have copied into columns and the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table case_events`.execute(db);
  await sql`alter table contact_submissions drop constraint contact_submissions_kind_check,
    add constraint contact_submissions_kind_check check (kind in ('form', 'call'))`.execute(db);
}
