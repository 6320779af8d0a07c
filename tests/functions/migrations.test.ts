import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkIds } from '#admin/seo/checks/all-checks.ts';
import { seoStatus } from '#admin/seo/contract.ts';
import { USER_AGENT_MAX_CHARS } from '#config/limits.ts';
import { BEGIN_READING } from '#domain/backups/sql/tables.server.ts';
import { prepareDatabase } from '#domain/people/first-administrator.server.ts';
import { ANALYTICS_WORD_MAX_CHARS, SESSION_ID_MAX_CHARS } from '#domain/visits/limits.ts';
import { CONTACT_WAYS } from '#domain/visits/shapes.ts';
import { migrateToLatest, refuseOldServer } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openSqlSession } from '#server/db/sql-session.ts';
import { EnvironmentError, firstAdminIn } from '#server/environment.ts';
import { clientKey } from '#server/rate-limit.ts';
import { MAIL_TROUBLES } from '#shared/api/mail-trouble.ts';
import { MESSAGE_KINDS, SUSPICIONS } from '#shared/stored-words.ts';
import contact from '../../netlify/functions/contact.ts';
import { anAdmin } from '../support/admin.ts';
import { ownServices } from '../support/database/own-services.ts';
import { untilWaiting } from '../support/database/race.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { invoke } from '../support/invoke.ts';

vi.mock('#server/limits.ts', async (original) => ({
  ...(await original<typeof import('#server/limits.ts')>()),
  MIGRATION_LOCK_TIMEOUT_MS: 300,
  MIGRATION_PAUSE_MS: 100,
}));

const { db, insert } = testDatabase();

test('the schema consists of migrations and rows alone, because a backup holds nothing else', async () => {
  const { rows } = await sql`
      select relname, relkind from pg_class
      where relnamespace in ('public'::regnamespace, 'short_lived'::regnamespace) and relkind in ('S', 'm', 'p', 'f')
      union all select attname, attgenerated from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and (attgenerated <> '' or attidentity <> '')`.execute(db);
  expect(rows).toEqual([]);
});

test('the schema refers to older tables, or checks at the end, because a restore writes the older ones first', async () => {
  const { rows } = await sql`select conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and confrelid >= conrelid and not condeferred
      and confrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(db);
  expect(rows).toEqual([]);
});

test('the schema keeps a backup, which starts as pending, when an administrator is deleted', async () => {
  const { id: adminId } = await anAdmin(db);
  await insert('backupLogs', { adminId, backupType: 'manual' });
  await db.deleteFrom('adminUsers').execute();
  expect(await db.selectFrom('backupLogs').selectAll().execute()).toMatchObject([{ status: 'pending', adminId: null }]);
});

test('migrations are refused by a sentence on a PostgreSQL older than 16', () => {
  for (const old of ['15.9 (Debian 15.9-1)', '9.6.24', ''])
    expect(() => refuseOldServer(old)).toThrow(`The database is PostgreSQL ${old}, and needs to be 16 or newer`);
  for (const newer of ['16.0', '18beta1']) expect(() => refuseOldServer(newer)).not.toThrow();
});

test('migrations may run twice, also on a database that has recorded the steps before 1.0.0 one by one', async () => {
  const steps = ['0031-views-alone', '0096-told-of-a-move', '0101-of-a-newer-release'];
  const record = (step?: string) =>
    sql`insert into kysely_migration select ${step}, timestamp from kysely_migration where name = '0001-initial'`.execute(
      db,
    );
  onTestFinished(async () => void (await sql`delete from kysely_migration where name = any(${steps})`.execute(db)));
  for (const step of steps.slice(0, 2)) await record(step);
  expect(await migrateToLatest(db)).toEqual([]);
  await record(steps[2]);
  await expect(migrateToLatest(db)).rejects.toThrow('0101-of-a-newer-release is missing');
});

test('migrations may run in two parallel starts, which create one first administrator', async () => {
  const first = firstAdminIn({ ADMIN_USERNAME: 'inhaberin', ADMIN_PASSWORD: 'Ein langes Testkennwort 42' });
  const both = await Promise.all([prepareDatabase(db, first, true), prepareDatabase(db, first, true)]);
  expect(both.filter((created) => created)).toEqual([{ username: 'inhaberin' }]);
  expect(await db.selectFrom('adminUsers').select('username').execute()).toEqual([{ username: 'inhaberin' }]);
});

test('migrations invent a password only if that is allowed', async () => {
  await expect(prepareDatabase(db, firstAdminIn({}), false)).rejects.toThrow('ADMIN_PASSWORD');
  const guessed = prepareDatabase(db, firstAdminIn({ ADMIN_PASSWORD: 'Passwort1234' }), false);
  await expect(guessed, 'a sentence at the start, no stack trace').rejects.toBeInstanceOf(EnvironmentError);
  expect(await prepareDatabase(db, firstAdminIn({}), true)).toEqual({
    username: 'admin',
    password: expect.stringMatching(/^[\w-]{24}$/),
  });
  const lines = db.selectFrom('shortLived.securityLog').select(['kind', 'username']);
  expect(await lines.execute(), 'by a command').toEqual([{ kind: 'created', username: null }]);
});

test('a migration that waits for a backup lets visitors through, and runs when the backup has ended', async () => {
  migrations['9999-wide'] = {
    up: (any) => sql`alter table contact_submissions add column wide text`.execute(any).then(() => undefined),
  };
  onTestFinished(async () => {
    delete migrations['9999-wide'];
    await sql`alter table contact_submissions drop column wide`.execute(db);
    for (const table of ['kysely_migration', 'kysely_migration_sql'])
      await sql`delete from ${sql.table(table)} where name = '9999-wide'`.execute(db);
  });
  const backup = await openSqlSession({ ...ownServices().database, statementTimeoutMs: 0 });
  await backup.query(`${BEGIN_READING}; select count(*) from contact_submissions`);
  const events: string[] = [];
  const migrating = migrateToLatest(db).then((names) => events.push(`migrated ${names}`));
  await untilWaiting(db, 1);
  events.push(`answered ${(await invoke(contact, '/api/contact', { body: aRequest() })).status}`);
  await backup.query('ROLLBACK');
  events.push('backup ended');
  await migrating;
  expect(events).toEqual(['answered 201', 'backup ended', 'migrated 9999-wide']);
  await backup.close();
});

const a = (chars: number) => ['x'.repeat(chars)];

/** The longest values that the code writes into each column with a width. */
const WRITTEN: Record<string, readonly string[]> = {
  'admin_sessions.user_agent': a(USER_AGENT_MAX_CHARS),
  'analytics.session_id': a(SESSION_ID_MAX_CHARS),
  'analytics.country': ['DE'],
  ...Object.fromEntries(['device', 'browser', 'os'].map((word) => [`analytics.${word}`, a(ANALYTICS_WORD_MAX_CHARS)])),
  'analytics_interactions.kind': CONTACT_WAYS,
  'backup_logs.backup_type': ['manual', 'weekly'],
  'backup_logs.status': ['pending', 'success', 'completed', 'failed'],
  'backup_logs.proof': ['proven', 'skipped'],
  // A form's own key, or two of 36 characters with a sign between.
  'contact_submissions.idempotency_key': a(100),
  'contact_submissions.kind': ['form', 'call'],
  'contact_submissions.suspicion': SUSPICIONS,
  'outbox.channel': ['mail', 'push'],
  'outbox.kind': [...MESSAGE_KINDS, 'digest', 'waiting', 'photos'],
  'push_devices.ended_by': ['owner', 'service'],
  'rate_limits.key': [clientKey('recovery-code', 'somebody')],
  'seo_monitoring.check_type': checkIds,
  'seo_monitoring.status': seoStatus.options,
  ...Object.fromEntries(['outbox', 'push_devices'].map((table) => [`${table}.trouble`, MAIL_TROUBLES])),
  ...Object.fromEntries(['absences.from_day', 'absences.until_day'].map((day) => [day, a(10)])),
};

test('the schema has room in each column with a width for what the code writes there', async () => {
  const { rows } = await sql<{ place: string; width: number }>`
    select table_name || '.' || column_name as place, character_maximum_length as width from information_schema.columns
    where character_maximum_length > 0 and table_schema in ('public', 'short_lived') and table_name !~ '^kysely'`.execute(
    db,
  );
  expect(rows.map(({ place }) => place).toSorted()).toEqual(Object.keys(WRITTEN).toSorted());
  const tooNarrow = rows.filter(({ place, width }) => WRITTEN[place]?.some(({ length }) => length > width));
  expect(tooNarrow).toEqual([]);
});
