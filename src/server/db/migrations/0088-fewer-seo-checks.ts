import { type Kysely, sql } from 'kysely';

/** Drops what the trend, the progress and the crawled sitemap were made of. A run is a row while it lives or after it failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from seo_runs`.execute(db);
  await sql`alter table seo_runs drop column started_at, drop column finished_at, drop column step, drop column done,
    drop column total, drop column score`.execute(db);
  await sql`create unique index seo_runs_one_at_once on seo_runs ((true))`.execute(db);
  await sql`alter table sitemap drop column xml`.execute(db);
  await sql`drop table sitemap_pages`.execute(db);
}
