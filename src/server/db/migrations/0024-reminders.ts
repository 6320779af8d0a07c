import { type Kysely, sql } from 'kysely';

/** Reminders of what waits: whether they are wished, and which call a message speaks of, so that it goes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('message_settings')
    .addColumn('has_reminders', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute();
  await db.schema
    .alterTable('short_lived.outbox')
    .addColumn('case_id', 'uuid', (c) => c.references('cases.id').onDelete('cascade'))
    .execute();
  await sql`create index outbox_case on short_lived.outbox (case_id) where case_id is not null`.execute(db);
}
