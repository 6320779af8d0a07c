import type { Kysely } from 'kysely';

/** The mail of Monday: what it brings, and when its arrival was confirmed last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('message_settings')
    .addColumn('has_report', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('has_self_test', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('proven_at', 'timestamptz')
    .execute();
}
