import { type Kysely, sql } from 'kysely';

/** Adds a row that exists while all mails are held after a refused login: until when, and for which settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_lived.mail_hold')
    .addColumn('is_only', 'boolean', (c) => c.primaryKey().defaultTo(true).check(sql`is_only`))
    .addColumn('until', 'timestamptz', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('trouble', 'varchar(20)', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .execute();
}
