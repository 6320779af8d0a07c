import { type Kysely, sql } from 'kysely';

/** The SQL of every migration, kept where the backups find it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kysely_migration_sql')
    .addColumn('name', 'varchar(255)', (c) => c.primaryKey())
    .addColumn('statements', sql`text[]`, (c) => c.notNull())
    .execute();
}
