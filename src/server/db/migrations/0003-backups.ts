import { type Kysely, sql } from 'kysely';

/** What a backup run notes about itself, and whether the weekly run is on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('backup_logs')
    // An integer ends at 2 GB.
    .alterColumn('file_size', (c) => c.setDataType('bigint'))
    .execute();
  await db.schema
    .alterTable('backup_logs')
    .addColumn('due_at', 'timestamptz')
    .addColumn('attempt', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('heartbeat_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .addColumn('proof', 'varchar(20)')
    .addColumn('proof_note', 'text')
    .execute();
  // The database itself sees to it that a week has one backup, however often the platform calls.
  await sql`
    create unique index backup_logs_week on backup_logs (due_at)
    where due_at is not null and status <> 'failed'`.execute(db);

  await db.schema
    .createTable('backup_settings')
    .addColumn('id', 'boolean', (c) => c.primaryKey().defaultTo(true).check(sql`id`))
    .addColumn('weekly_since', 'timestamptz')
    .execute();
}
