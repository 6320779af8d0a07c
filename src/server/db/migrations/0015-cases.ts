import { type Kysely, sql } from 'kysely';

/**
 * What happens to a request after it came. A request from the form stays in contact_submissions as it was sent and gets
 * a case of the same id with its first entry; a call that the owner writes down is a case alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cases')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('submission_id', 'uuid', (c) => c.unique().references('contact_submissions.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('service', 'text')
    .addColumn('place', 'text')
    .addColumn('message', 'text')
    .addColumn('created_at', 'timestamptz')
    .addColumn('deal_at', 'timestamptz')
    .addColumn('idempotency_key', 'text', (c) => c.unique())
    .addColumn('deleted_at', 'timestamptz')
    .addCheckConstraint(
      'cases_of_a_form_or_a_call',
      sql`(submission_id = id) or (submission_id is null
      and name is not null and created_at is not null and idempotency_key is not null)`,
    )
    .execute();
  await sql`create index cases_of_calls on cases (created_at desc, id desc) where submission_id is null`.execute(db);
  await sql`create index cases_in_the_bin on cases (deleted_at) where deleted_at is not null`.execute(db);
  await db.schema
    .createTable('case_events')
    .addColumn('case_id', 'uuid', (c) => c.notNull().references('cases.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('admin_id', 'uuid', (c) => c.references('admin_users.id').onDelete('set null'))
    .addColumn('kind', 'varchar(20)', (c) => c.notNull())
    .addColumn('step', 'varchar(20)')
    .addColumn('way', 'varchar(20)')
    .addColumn('text', 'text')
    .addColumn('undoes', 'integer')
    .addPrimaryKeyConstraint('case_events_pkey', ['case_id', 'number'])
    .execute();
  // Of what came before there was a clock nobody knows whether it was answered: none of it calls for an answer now.
  await sql`insert into cases (id, submission_id) select id, id from contact_submissions
    where deal_at is not null or created_at < now() - interval '24 hours'`.execute(db);
  await sql`insert into case_events (case_id, number, at, kind, step)
    select s.id, 1, coalesce(s.deal_at, now()), 'earlier', case when s.deal_at is not null then 'auftrag' end
    from contact_submissions s join cases on cases.id = s.id`.execute(db);
}
