import { type Kysely, sql } from 'kysely';

/**
 * The messages about a request, written out and not addressed yet: stored with it in one statement, put into the outbox
 * for each reader after the visitor has the answer. It lies beside the outbox, where no backup copies rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_lived.letters')
    .addColumn('contact_id', 'uuid', (c) => c.primaryKey().references('contact_submissions.id').onDelete('cascade'))
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  // It lives for milliseconds and is read whole: packing it would be the dearest part of storing it.
  await sql`alter table short_lived.letters alter column words set storage external`.execute(db);
}
