import type { Kysely } from 'kysely';

/** Texts that the owner answers requests with; what nobody has changed is in the code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reply_templates')
    .addColumn('slot', 'smallint', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
}
