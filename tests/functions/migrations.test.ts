import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { prepareDatabase } from '#domain/people/first-administrator.server.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { testDatabase } from '../support/database.ts';

const { db, insert } = testDatabase();

interface Column {
  tableName: string;
  columnName: string;
  dataType: string;
  maxLength: number | null;
  isNullable: string;
  hasDefault: boolean;
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await sql<Column>`
    select column_name, data_type, character_maximum_length as max_length, is_nullable,
      column_default is not null as has_default
    from information_schema.columns where table_schema = 'public' and table_name = ${table}
    order by ordinal_position`.execute(db);
  return rows.map(({ columnName, dataType, maxLength, isNullable, hasDefault }) =>
    [
      columnName,
      maxLength ? `${dataType}(${maxLength})` : dataType,
      isNullable === 'NO' && 'required',
      hasDefault && 'default',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

describe('the schema', () => {
  it('has the six tables as specified', async () => {
    expect(await columnsOf('users')).toEqual([
      'id uuid required default',
      'username text required',
      'password text required',
    ]);
    expect(await columnsOf('contact_submissions')).toEqual([
      'id uuid required default',
      'name text required',
      'email text required',
      'phone text',
      'service text',
      'message text',
      'created_at timestamp with time zone required default',
      'idempotency_key character varying(100) required',
      // Beyond Spec §3: what became a deal is kept longer (Spec §9).
      'deal_at timestamp with time zone',
      'place text',
      // Calls, suspects and the bin are rows of this table.
      'kind character varying(10) required default',
      'suspicion character varying(20)',
      'deleted_at timestamp with time zone',
    ]);
    expect(await columnsOf('admin_users')).toEqual([
      'id uuid required default',
      'username text required',
      'password text required',
      'email text required',
      'is_active boolean required default',
      'last_login timestamp with time zone',
      'created_at timestamp with time zone required default',
      'updated_at timestamp with time zone required default',
      // Beyond Spec §3: one administrator hands out access.
      'is_owner boolean required default',
    ]);
    expect(await columnsOf('analytics')).toEqual([
      'id uuid required default',
      'session_id character varying(255)',
      'user_agent text',
      'page text required',
      'referrer text',
      'country character varying(2)',
      'device character varying(50)',
      'browser character varying(50)',
      'os character varying(50)',
      'is_bot boolean required default',
      'viewport_width integer',
      'viewport_height integer',
      'timestamp timestamp with time zone required default',
    ]);
    expect(await columnsOf('backup_logs')).toEqual([
      'id uuid required default',
      'admin_id uuid',
      'backup_type character varying(50) required',
      'status character varying(20) required default',
      'file_path text',
      'file_size bigint',
      'error_message text',
      'created_at timestamp with time zone required default',
      // Beyond Spec §3: how a run is watched, and what its trial restore found.
      'due_at timestamp with time zone',
      'attempt integer required default',
      'heartbeat_at timestamp with time zone',
      'finished_at timestamp with time zone',
      'proof character varying(20)',
      'proof_note text',
    ]);
    expect(await columnsOf('seo_monitoring')).toEqual([
      'id uuid required default',
      'check_type character varying(50) required',
      'status character varying(20) required',
      'data jsonb',
      'last_checked timestamp with time zone required default',
    ]);
  });

  it('consists of migrations and rows alone, because a backup holds nothing else', async () => {
    const { rows } = await sql`
      select relname, relkind from pg_class
      where relnamespace in ('public'::regnamespace, 'short_lived'::regnamespace) and relkind in ('S', 'm', 'p', 'f')
      union all select attname, attgenerated from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and (attgenerated <> '' or attidentity <> '')`.execute(db);
    expect(rows).toEqual([]);
  });

  it('starts a backup as pending and keeps it when an administrator is deleted', async () => {
    const admin = await db
      .insertInto('adminUsers')
      .values({ username: 'a', password: 'x', email: 'a@b.de' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insert('backupLogs', { adminId: admin.id, backupType: 'manual' });
    await db.deleteFrom('adminUsers').execute();
    expect(await db.selectFrom('backupLogs').selectAll().execute()).toEqual([
      expect.objectContaining({ status: 'pending', adminId: null }),
    ]);
  });

  it('refuses an unknown service and a key used twice', async () => {
    const contact = { name: 'a', email: 'a@b.de', idempotencyKey: 'k' };
    await expect(insert('contactSubmissions', { ...contact, service: 'autos' as 'fenster' })).rejects.toThrow(/check/);
    await insert('contactSubmissions', contact);
    await expect(insert('contactSubmissions', contact)).rejects.toThrow(/unique|duplicate/);
  });
});

describe('migrations', () => {
  it('may run twice', async () => {
    expect(await migrateToLatest(db)).toEqual([]);
  });

  it('may be run by two starts at once, which make one first administrator', async () => {
    const options = { adminUsername: 'inhaberin', adminPassword: 'Ein langes Testkennwort 42' };
    const both = await Promise.all([prepareDatabase(db, options), prepareDatabase(db, options)]);
    expect(both.filter(({ createdAdmin }) => createdAdmin)).toEqual([{ createdAdmin: { username: 'inhaberin' } }]);
    expect(await db.selectFrom('adminUsers').select('username').execute()).toEqual([{ username: 'inhaberin' }]);
  });

  it('invent a password only if that is allowed', async () => {
    await expect(prepareDatabase(db, { mayInventPassword: false })).rejects.toThrow('ADMIN_PASSWORD');
    const { createdAdmin } = await prepareDatabase(db, {});
    expect(createdAdmin).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{24}$/) });
  });
});
