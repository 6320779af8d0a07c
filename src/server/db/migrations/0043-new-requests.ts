import { type Kysely, sql } from 'kysely';

/**
 * A request is stored with one row that says that the owner is not told of it yet; its messages are written afterwards.
 * The table `letters` stays empty for one release, because instances of the release before still write it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_lived.new_requests')
    .addColumn('contact_id', 'uuid', (c) => c.primaryKey().references('contact_submissions.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('short_lived.reminded')
    .addColumn('contact_id', 'uuid', (c) => c.notNull().references('contact_submissions.id').onDelete('cascade'))
    .addColumn('kind', 'varchar(20)', (c) => c.notNull())
    .addPrimaryKeyConstraint('reminded_pkey', ['contact_id', 'kind'])
    .execute();
  await sql`insert into short_lived.new_requests select contact_id, created_at from short_lived.letters`.execute(db);
  await sql`delete from short_lived.letters`.execute(db);
  await sql`insert into short_lived.reminded select distinct contact_id, kind from short_lived.outbox
    where kind in ('reminder', 'last-reminder') and contact_id is not null`.execute(db);
}
