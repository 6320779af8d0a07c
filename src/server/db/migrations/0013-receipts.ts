import type { Kysely } from 'kysely';

/** Whether visitors get a mail that their request has come; they get none until the owner says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('message_settings')
    .addColumn('has_receipt', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
}
