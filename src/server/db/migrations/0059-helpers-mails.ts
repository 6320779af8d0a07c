import type { Kysely } from 'kysely';

/** Adds whether an administrator gets the mails about requests. All who have access so far keep getting them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('admin_users')
    .addColumn('gets_mails', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute();
}
