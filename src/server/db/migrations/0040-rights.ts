import { type Kysely, sql } from 'kysely';

/**
 * One administrator is the owner: the first one. Known devices, password resets and the security log lie where no backup
 * copies rows, because a restore must revive no right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('admin_users')
    .addColumn('is_owner', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
  await sql`update admin_users set is_owner = true
    where id = (select id from admin_users order by is_active desc, created_at, id limit 1)`.execute(db);
  await sql`create unique index admin_users_one_owner on admin_users (is_owner) where is_owner`.execute(db);

  // The first invitation comes from a command or a deploy.
  await sql`alter table short_lived.invitations alter column invited_by drop not null`.execute(db);

  await db.schema
    .createTable('short_lived.known_devices')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('admin_id', 'uuid', (c) => c.notNull().references('admin_users.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('admin_sessions')
    .addColumn('proved_at', 'timestamptz')
    .addColumn('device_id', 'uuid', (c) => c.references('short_lived.known_devices.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('short_lived.password_resets')
    .addColumn('admin_id', 'uuid', (c) => c.primaryKey().references('admin_users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('short_lived.security_log')
    .addColumn('id', 'uuid', (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('kind', 'varchar(30)', (c) => c.notNull())
    .addColumn('username', 'text')
    .addColumn('device', 'text')
    .addColumn('detail', 'text')
    .execute();
  await db.schema.createIndex('security_log_at').on('short_lived.security_log').column('at').execute();
}
