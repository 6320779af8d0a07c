import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { prepareDatabase } from '#domain/people/first-administrator.server.ts';
import { migrateToLatest, refuseOldServer } from '#server/db/migrate.ts';
import { testDatabase } from '../support/database.ts';

const { db, insert } = testDatabase();

it('the schema consists of migrations and rows alone, because a backup holds nothing else', async () => {
  const { rows } = await sql`
      select relname, relkind from pg_class
      where relnamespace in ('public'::regnamespace, 'short_lived'::regnamespace) and relkind in ('S', 'm', 'p', 'f')
      union all select attname, attgenerated from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and (attgenerated <> '' or attidentity <> '')`.execute(db);
  expect(rows).toEqual([]);
});

it('the schema keeps a backup, which starts as pending, when an administrator is deleted', async () => {
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

it('the schema refuses an unknown service and a key used twice', async () => {
  const contact = { name: 'a', email: 'a@b.de', idempotencyKey: 'k' };
  await expect(insert('contactSubmissions', { ...contact, service: 'autos' as 'fenster' })).rejects.toThrow(/check/);
  await insert('contactSubmissions', contact);
  await expect(insert('contactSubmissions', contact)).rejects.toThrow(/unique|duplicate/);
});

it.each(['15.9 (Debian 15.9-1)', '9.6.24', ''])('migrations are refused by a sentence on PostgreSQL %s', (version) => {
  expect(() => refuseOldServer(version)).toThrow(`The database is PostgreSQL ${version}, and needs to be 16 or newer`);
  for (const newer of ['16.0', '18beta1']) expect(() => refuseOldServer(newer)).not.toThrow();
});

it('migrations may run twice', async () => {
  expect(await migrateToLatest(db)).toEqual([]);
});

it('migrations may run in two parallel starts, which create one first administrator', async () => {
  const options = { adminUsername: 'inhaberin', adminPassword: 'Ein langes Testkennwort 42' };
  const both = await Promise.all([prepareDatabase(db, options), prepareDatabase(db, options)]);
  expect(both.filter(({ createdAdmin }) => createdAdmin)).toEqual([{ createdAdmin: { username: 'inhaberin' } }]);
  expect(await db.selectFrom('adminUsers').select('username').execute()).toEqual([{ username: 'inhaberin' }]);
});

it('migrations invent a password only if that is allowed', async () => {
  await expect(prepareDatabase(db, { mayInventPassword: false })).rejects.toThrow('ADMIN_PASSWORD');
  const { createdAdmin } = await prepareDatabase(db, {});
  expect(createdAdmin).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{24}$/) });
});
