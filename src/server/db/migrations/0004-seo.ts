import { type Kysely, sql } from 'kysely';

/** Runs of the SEO checks, and the sitemap that was generated from the real pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seo_runs')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('started_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('finished_at', 'timestamptz')
    .addColumn('step', 'varchar(20)', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('total', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('score', 'integer')
    .execute();
  // At most one run that has not ended: the database itself keeps two from running at once.
  await sql`create unique index seo_runs_one_at_once on seo_runs ((true)) where finished_at is null`.execute(db);
  await db.schema.createIndex('seo_runs_started_at').on('seo_runs').column('started_at').execute();

  await db.schema
    .createTable('sitemap')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('xml', 'text', (c) => c.notNull())
    .addColumn('pages', 'integer', (c) => c.notNull())
    .addColumn('generated_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sitemap_pages')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('content_hash', 'varchar(64)', (c) => c.notNull())
    .addColumn('changed_at', 'timestamptz', (c) => c.notNull())
    .execute();
}
