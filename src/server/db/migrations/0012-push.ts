import { type Kysely, sql } from 'kysely';

/**
 * Push to the owner's devices through the same outbox. Devices and key lie beside it, where no backup copies rows: what
 * is restored elsewhere reaches no phone, and no file holds the key that speaks for us.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_lived.push_devices')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('admin_id', 'uuid', (c) => c.notNull().references('admin_users.id').onDelete('cascade'))
    .addColumn('session_id', 'uuid', (c) => c.references('admin_sessions.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (c) => c.notNull().unique())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('accepted_at', 'timestamptz')
    .addColumn('trouble', 'varchar(20)')
    .addColumn('trouble_since', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .addColumn('ended_by', 'varchar(20)')
    .execute();
  await db.schema
    .createTable('short_lived.push_key')
    .addColumn('is_only', 'boolean', (c) => c.primaryKey().defaultTo(true).check(sql`is_only`))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('private_key', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('short_lived.inbox_seen')
    .addColumn('admin_id', 'uuid', (c) => c.primaryKey().references('admin_users.id').onDelete('cascade'))
    .addColumn('seen_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('short_lived.outbox')
    .addColumn('channel', 'varchar(10)', (c) => c.notNull().defaultTo('mail'))
    .addColumn('device_id', 'uuid', (c) => c.references('short_lived.push_devices.id').onDelete('cascade'))
    .execute();
  await db.schema
    .alterTable('message_settings')
    .addColumn('push_events', 'varchar(20)', (c) => c.notNull().defaultTo('all'))
    .addColumn('quiet_from', 'integer', (c) => c.notNull().defaultTo(22))
    .addColumn('quiet_until', 'integer', (c) => c.notNull().defaultTo(7))
    .execute();
}
