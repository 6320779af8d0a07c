import type { Kysely } from 'kysely';

/** Private addresses of the calendar. They lie where no backup copies rows: one that was revoked never comes to life again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_lived.calendar_feeds')
    .addColumn('admin_id', 'uuid', (c) => c.primaryKey().references('admin_users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('made_at', 'timestamptz', (c) => c.notNull())
    .addColumn('read_at', 'timestamptz')
    .execute();
}
