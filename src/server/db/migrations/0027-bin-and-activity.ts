import type { Kysely } from 'kysely';

/** What was kept apart is deleted into the bin, too; of each session is known when it was last used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_suspects').addColumn('deleted_at', 'timestamptz').execute();
  await db.schema.alterTable('admin_sessions').addColumn('last_active_at', 'timestamptz').execute();
}
