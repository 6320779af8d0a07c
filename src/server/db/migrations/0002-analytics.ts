import { type Kysely, sql } from 'kysely';

/** Roll-ups of the page views by day of Europe/Berlin, and what keeps them true. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Finds a visitor's earlier views; also counts visitors without touching the rows.
  await sql`create index analytics_visits on analytics (session_id, "timestamp") where not is_bot`.execute(db);

  await db.schema
    .createTable('analytics_hours')
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('hour', 'smallint', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('analytics_hours_pkey', ['day', 'hour'])
    .execute();

  await db.schema
    .createTable('analytics_visitors')
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('hour', 'smallint', (c) => c.notNull())
    .addColumn('last_day', 'date')
    .addColumn('visitors', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('analytics_visitors_day').on('analytics_visitors').column('day').execute();

  await db.schema
    .createTable('analytics_labels')
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('kind', 'varchar(10)', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('analytics_labels_pkey', ['day', 'kind', 'label'])
    .execute();

  await db.schema
    .createTable('analytics_interactions')
    .addColumn('day', 'date', (c) => c.notNull())
    .addColumn('kind', 'varchar(10)', (c) => c.notNull())
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('analytics_interactions_pkey', ['day', 'kind'])
    .execute();

  await db.schema
    .createTable('analytics_counted')
    .addColumn('id', 'boolean', (c) => c.primaryKey().defaultTo(true).check(sql`id`))
    .addColumn('counted_until', 'timestamptz', (c) => c.notNull())
    .addColumn('rows_from', 'timestamptz')
    .execute();

  // A row that arrives or changes in hours already counted (an import, a restored backup, a view completed later)
  // has its day counted again. Fresh rows don't even reach the function: WHEN is decided without calling it.
  await sql`
    create function analytics_count_again() returns trigger language plpgsql as $$
    begin
      update analytics_counted
        set counted_until = date_trunc('day', new."timestamp", 'Europe/Berlin')
        where counted_until > new."timestamp" and (rows_from is null or rows_from <= new."timestamp");
      return null;
    end $$`.execute(db);
  await sql`
    create trigger analytics_count_again after insert or update on analytics for each row
      when (new."timestamp" < now() - interval '1 minute') execute function analytics_count_again()`.execute(db);

  // A schema of its own: what lies here must be in no backup, or the key would outlive its day.
  await sql`create schema short_lived`.execute(db);
  await sql`create table short_lived.visitor_keys (day date primary key, key text not null)`.execute(db);
}
