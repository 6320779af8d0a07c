import { type Kysely, sql } from 'kysely';

/** Where the public site has said that it lives: one row, so that no preview works on its data by mistake. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('production_home')
    .addColumn('id', 'boolean', (c) => c.primaryKey().defaultTo(true).check(sql`id`))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('branch', 'text')
    .addColumn('marked_at', 'timestamptz', (c) => c.notNull())
    .execute();
}
