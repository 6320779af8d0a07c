import type { Kysely } from 'kysely';

/** Adds the address that gets copies of the backups, and the result of each backup's copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('backup_settings').addColumn('copy_address', 'text').execute();
  await db.schema
    .alterTable('backup_logs')
    .addColumn('copied_at', 'timestamptz')
    .addColumn('copied_to', 'text')
    .addColumn('copy_tried_at', 'timestamptz')
    .addColumn('copy_trouble', 'text')
    .execute();
}
