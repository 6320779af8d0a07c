import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_submissions drop constraint contact_submissions_kind_check,
    add constraint contact_submissions_kind_check check (kind in ('form', 'call', 'notebook'))`.execute(db);
}
