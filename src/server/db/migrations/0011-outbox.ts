import { type Kysely, sql } from 'kysely';

/**
 * The outbox, and what the owner wants to be told. It lies where no backup copies rows: what is restored elsewhere
 * never sends old messages again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_lived.outbox')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('contact_id', 'uuid', (c) => c.references('contact_submissions.id').onDelete('cascade'))
    .addColumn('kind', 'varchar(20)', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_at', 'timestamptz', (c) => c.notNull())
    .addColumn('lease_until', 'timestamptz')
    .addColumn('sent_at', 'timestamptz')
    .addColumn('given_up_at', 'timestamptz')
    .addColumn('trouble', 'varchar(20)')
    .addColumn('answer', 'text')
    .execute();
  await sql`create index outbox_waiting on short_lived.outbox (next_at)
    where sent_at is null and given_up_at is null`.execute(db);
  await sql`create index outbox_contact on short_lived.outbox (contact_id)`.execute(db);
  await db.schema
    .createTable('message_settings')
    .addColumn('is_only', 'boolean', (c) => c.primaryKey().defaultTo(true).check(sql`is_only`))
    .addColumn('addresses', sql`text[]`, (c) => c.notNull())
    .addColumn('has_whole_request', 'boolean', (c) => c.notNull())
    .execute();
}
