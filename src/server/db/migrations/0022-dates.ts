import { type Kysely, sql } from 'kysely';

/** When a request is next to be seen to: one date of a case, in the entry that sets it. Looked for by its day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('case_events').addColumn('next_date', 'jsonb').execute();
  await sql`create index case_events_by_day on case_events ((next_date ->> 'day')) where next_date is not null`.execute(
    db,
  );
}
