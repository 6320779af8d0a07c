import { type Kysely, sql } from 'kysely';

/** Adds the size of a copy that was too large for a mail. Such copies were marked by a trouble, without their size. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table backup_logs add column copy_bytes integer`.execute(db);
  await sql`update backup_logs set copy_bytes = least(file_size, 2147483647)::integer, copy_trouble = null
    where copy_trouble = 'without-files'`.execute(db);
}
