import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('holiday')
    .addColumn('is_only', 'boolean', (c) => c.primaryKey().defaultTo(true).check(sql`is_only`))
    .addColumn('from_day', 'varchar(10)', (c) => c.notNull())
    .addColumn('until_day', 'varchar(10)', (c) => c.notNull())
    .addColumn('sentence', 'text', (c) => c.notNull())
    .execute();
}
