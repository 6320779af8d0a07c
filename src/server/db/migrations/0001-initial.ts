import { type Kysely, sql } from 'kysely';

const now = sql`now()`;
const newId = sql`gen_random_uuid()`;
const SERVICES = sql`('fenster', 'wintergarten', 'terrassendach', 'seniorenservice', 'sonstiges')`;

/** The six tables of Spec §3, and what sessions, robots and rate limits need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Listed in Spec §3; nothing reads it (ruling 9).
  await db.schema
    .createTable('users')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(newId))
    .addColumn('username', 'text', (c) => c.notNull().unique())
    .addColumn('password', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('admin_users')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(newId))
    .addColumn('username', 'text', (c) => c.notNull().unique())
    .addColumn('password', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('is_active', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('last_login', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();

  await db.schema
    .createTable('admin_sessions')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(newId))
    .addColumn('admin_id', 'uuid', (c) => c.notNull().references('admin_users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('previous_login', 'timestamptz')
    .addColumn('user_agent', 'varchar(512)')
    .execute();
  await db.schema.createIndex('admin_sessions_admin_id').on('admin_sessions').column('admin_id').execute();
  await db.schema.createIndex('admin_sessions_expires_at').on('admin_sessions').column('expires_at').execute();

  await contactTable(db, 'contact_submissions').execute();
  await contactTable(db, 'contact_suspects')
    .addColumn('reason', 'varchar(20)', (c) => c.notNull())
    .execute();
  // The lists are read newest first; the id decides between two of the same moment.
  await db.schema
    .createIndex('contact_submissions_newest')
    .on('contact_submissions')
    .columns(['created_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('contact_suspects_newest')
    .on('contact_suspects')
    .columns(['created_at desc', 'id desc'])
    .execute();

  await db.schema
    .createTable('analytics')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(newId))
    .addColumn('session_id', 'varchar(255)')
    .addColumn('user_agent', 'text')
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('referrer', 'text')
    .addColumn('country', 'varchar(2)')
    .addColumn('device', 'varchar(50)')
    .addColumn('browser', 'varchar(50)')
    .addColumn('os', 'varchar(50)')
    .addColumn('is_bot', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('viewport_width', 'integer')
    .addColumn('viewport_height', 'integer')
    .addColumn('timestamp', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();
  await db.schema.createIndex('analytics_timestamp').on('analytics').column('timestamp').execute();

  await db.schema
    .createTable('backup_logs')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(newId))
    // An administrator may go; the history of backups stays.
    .addColumn('admin_id', 'uuid', (c) => c.references('admin_users.id').onDelete('set null'))
    .addColumn('backup_type', 'varchar(50)', (c) => c.notNull())
    .addColumn('status', 'varchar(20)', (c) => c.notNull().defaultTo('pending'))
    .addColumn('file_path', 'text')
    .addColumn('file_size', 'integer')
    .addColumn('error_message', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();
  await db.schema.createIndex('backup_logs_created_at').on('backup_logs').column('created_at').execute();
  await db.schema.createIndex('backup_logs_admin_id').on('backup_logs').column('admin_id').execute();

  await db.schema
    .createTable('seo_monitoring')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(newId))
    .addColumn('check_type', 'varchar(50)', (c) => c.notNull())
    .addColumn('status', 'varchar(20)', (c) => c.notNull())
    .addColumn('data', 'jsonb')
    .addColumn('last_checked', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createIndex('seo_monitoring_latest')
    .on('seo_monitoring')
    .columns(['check_type', 'last_checked desc'])
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(80)', (c) => c.primaryKey())
    .addColumn('hits', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('blocked_until', 'timestamptz')
    .execute();
  await db.schema.createIndex('rate_limits_expires_at').on('rate_limits').column('expires_at').execute();
}

function contactTable(db: Kysely<unknown>, name: 'contact_submissions' | 'contact_suspects') {
  return db.schema
    .createTable(name)
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(newId))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('service', 'text', (c) => c.check(sql`service in ${SERVICES}`))
    .addColumn('message', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('idempotency_key', 'varchar(100)', (c) => c.notNull().unique());
}
