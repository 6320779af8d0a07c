import { exec } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { backupCommand, openWanted, restore as restoreArchive } from '#commands/backup-command.ts';
import type { Storage } from '#domain/backups/archive/head.server.ts';
import { copyFiles, type FileStore, removeFile, restoreFiles } from '#domain/backups/files.server.ts';
import { runBackup } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { removePhotosWithout } from '#domain/requests/photos/photos.server.ts';
import { openBlobStore } from '#server/blobs.ts';
import { openSqlSession, type SqlSession } from '#server/db/sql-session.ts';
import { pushKey } from '#server/push/push-key.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, loggedIn } from '../support/admin.ts';
import { aRun, backupDeps, backupSite, rowOf } from '../support/backups/backup-site.ts';
import { seedPainfulRows } from '../support/backups/painful-rows.ts';
import { ownServices } from '../support/database/own-services.ts';
import { testDatabase } from '../support/database.ts';
import { aMessage } from '../support/factories.ts';
import { emptyFolder } from '../support/folders.ts';
import { invoke } from '../support/invoke.ts';

const { db, insert } = testDatabase();
const site = backupSite();
let runId: string;

beforeEach(async () => {
  const contact = { name: 'Erika', email: 'erika@beispiel.example', message: 'Fenster', idempotencyKey: 'one' };
  await insert('contactSubmissions', [contact, { ...contact, kind: 'call', idempotencyKey: 'two' }]);
});

async function backUp() {
  runId = await aRun(db);
  await runBackup(backupDeps(db, site.store), runId);
  expect(await rowOf(db, runId)).toMatchObject({ status: 'success', errorMessage: null });
}

/** Reads all that a restore must bring back: every row as text, and the tables' definitions. */
async function readEverything(session: SqlSession): Promise<Record<string, string[]>> {
  await session.query("set timezone = 'UTC'");
  const tables = await session.query<{ name: string }>(
    "select tablename::text as name from pg_catalog.pg_tables where schemaname = 'public' order by 1",
  );
  const found: Record<string, string[]> = {};
  const rows = async (statement: string) => (await session.query(statement)).map((row) => JSON.stringify(row));
  for (const { name } of tables) {
    // Leaves out the run's own row, because it is still pending in the snapshot.
    const where = name === 'backup_logs' ? `where id <> '${runId}'` : '';
    found[name] = await rows(`select md5(t::text) as row from public.${name} t ${where} order by t::text collate "C"`);
  }
  found.columns = await rows(`
    select table_schema::text, table_name::text, column_name::text, data_type::text, is_nullable::text, column_default::text
    from information_schema.columns where table_schema in ('public', 'short_lived') order by 1, 2, 3`);
  found.indexes = await rows(
    "select indexdef from pg_catalog.pg_indexes where schemaname in ('public', 'short_lived') order by 1",
  );
  found.constraints = await rows(`
    select conrelid::regclass::text as on, conname::text, pg_get_constraintdef(oid) as def from pg_constraint
    where contype in ('p', 'u', 'c', 'f') and connamespace = 'public'::regnamespace order by 1, 2`);
  found.triggers = await rows('select pg_get_triggerdef(oid) as def from pg_trigger where not tgisinternal order by 1');
  return found;
}

const untilEnd = async (opening: Promise<SqlSession>) => {
  const session = await opening;
  onTestFinished(session.close);
  return session;
};
const openTarget = () => untilEnd(openTrial(ownServices().database, crypto.randomUUID()));
const openSource = (url = ownServices().database.url) =>
  untilEnd(openSqlSession({ ...ownServices().database, url, statementTimeoutMs: 60_000 }));

/** Compares table by table, so that a failure names the table. */
function expectSame(found: Record<string, string[]>, expected: Record<string, string[]>): void {
  expect(Object.keys(found)).toEqual(Object.keys(expected));
  for (const [name, rows] of Object.entries(expected)) expect({ name, rows: found[name] }).toEqual({ name, rows });
}

/** The number of erasures since the backup. */
let erasedSince = 0;

/** Returns the dependencies of a command on the tests' store. Leaves the target open. */
const commandDeps = (target?: SqlSession) => ({
  storage: { store: site.store, key: undefined },
  openTarget: async () => {
    if (!target) throw new Error('This command restores nothing');
    return { ...target, close: async () => undefined };
  },
  openTrial: () => openTrial(ownServices().database, crypto.randomUUID()),
  replayErasures: async () => ({ erased: erasedSince, usernames: ['chefin'] }),
});

test('a backup is restored row for row, and replaces a database only by its own command', async () => {
  await seedPainfulRows(db);
  await backUp();
  const source = await openSource();
  const target = await openTarget();
  const restore = (command = 'restore') => backupCommand([command, runId.slice(0, 8), 'target'], commandDeps(target));
  const before = await readEverything(source);
  expect(before.analytics).toHaveLength(12_000);
  expect(await restore()).toMatch(
    /^Das Backup [0-9a-f-]{36} ist wiederhergestellt: .* Zeile für Zeile verglichen\.\nZugang mit dem Passwort vom Tag des Backups haben wieder: chefin\./,
  );
  expectSame(await readEverything(target), before);

  // A second restore finds tables and refuses them.
  await target.query("update public.contact_submissions set name = 'verdorben'");
  await expect(restore()).rejects.toThrow(/^Die Zieldatenbank ist nicht leer/);
  erasedSince = 2;
  expect(await restore('replace')).toMatch(/\nWer seitdem endgültig gelöscht wurde, ist es wieder: 2 Einträge\.\n/);
  expectSame(await readEverything(target), before);
});

/** The columns of a row beside its JSON ones, for each table that has JSON. */
const BESIDE_JSON: Record<string, (n: number) => Record<string, string>> = {
  request_log: (n) => ({
    request_id: '(select id from contact_submissions limit 1)',
    number: `${n}`,
    at: 'now()',
    kind: "'note'",
  }),
  seo_monitoring: () => ({ check_type: "'probe'", status: "'success'" }),
  site_draft: (n) => ({ subject: `'subject ${n}'`, version: '1', admin: "'a'", saved_at: 'now()' }),
  site_revisions: (n) => ({ id: `${n}`, admin: "'a'", created_at: 'now()' }),
};

test('a backup keeps JSON null, false, 0 and an empty text in every JSON column, and SQL NULL beside them', async () => {
  const source = await openSource();
  const columns = await source.query<{ table: string; name: string; nullable: string }>(`
    select table_name::text as table, column_name::text as name, is_nullable::text as nullable
    from information_schema.columns where table_schema = 'public' and data_type in ('json', 'jsonb')`);
  const tables = Object.groupBy(columns, ({ table }) => table);
  expect(Object.keys(tables).sort()).toEqual(Object.keys(BESIDE_JSON));
  const values = ['null', 'false', '0', '""', '"null"', '[null, 0, ""]', '{"a": null, "b\'": "\\n"}'];
  for (const [table, json = []] of Object.entries(tables)) {
    for (const [n, value] of [...values, undefined].entries()) {
      const row = BESIDE_JSON[table]?.(n) ?? {};
      for (const { name, nullable } of json) {
        if (value !== undefined) row[name] = `'${value.replaceAll("'", "''")}'`;
        else row[name] = nullable === 'YES' ? 'null' : "'null'";
      }
      await source.query(`insert into ${table} (${Object.keys(row)}) values (${Object.values(row)})`);
    }
  }
  await backUp();
  const target = await openTarget();
  await backupCommand(['restore', runId.slice(0, 8), 'target'], commandDeps(target));
  expectSame(await readEverything(target), await readEverything(source));
});

test('a backup brings photos and pictures back into an empty store, encrypted on the way, and no planted or erased one', async () => {
  const [key, file] = [Buffer.alloc(32, 7), `2026-11-25/${crypto.randomUUID()}`];
  const files = openBlobStore('request-photos-dev');
  const pictures = openBlobStore('site-pictures-dev');
  await files.write(file, Buffer.from('a photo'));
  await pictures.write('picture.jpg', Buffer.from('a picture'));
  runId = await aRun(db);
  await runBackup(backupDeps(db, site.store, { key }), runId);
  await Promise.all([files.remove(file), pictures.remove('picture.jpg')]);
  const [copy] = await site.store.list('files/');
  expect((await site.store.read(copy ?? ''))?.includes('a photo')).toBe(false);
  await site.store.write('files/request-photos/2026-11-25/planted', Buffer.from('x'));
  const open = (name: FileStore) => openBlobStore(`${name}-dev`);
  const [before, next] = [key, Buffer.alloc(32, 8)].map((key) => ({ store: site.store, key })) as [Storage, Storage];
  expect(await restoreFiles(next, open)).toBe(0);
  expect(await restoreFiles(before, open)).toBe(2);
  expect([await files.read(file), await pictures.read('picture.jpg')].map(String)).toEqual(['a photo', 'a picture']);
  expect(await restoreFiles(before, open)).toBe(0);
  // The next key's backup makes a copy of its own; both go with the file.
  await copyFiles(next, open);
  await files.remove(file);
  expect(await restoreFiles(next, open)).toBe(1);
  expect(await site.store.list('files/')).toHaveLength(5);
  await removeFile(files, site.store, 'request-photos', file);
  expect(await files.list('')).toEqual([]);
  expect([await restoreFiles(before, open), await restoreFiles(next, open)]).toEqual([0, 0]);
});

test('a row whose photo did not come back goes with a restore', async () => {
  const { id: contactId } = await db.selectFrom('contactSubmissions').select('id').executeTakeFirstOrThrow();
  const photo = { contactId, width: 1, height: 1, bytes: 1, addedAt: new Date() };
  await insert(
    'requestPhotos',
    ['there', 'gone'].map((file) => ({ ...photo, id: crypto.randomUUID(), file })),
  );
  await removePhotosWithout(db, ['there']);
  const left = db.selectFrom('requestPhotos').select('file').where('contactId', 'is not', null);
  expect(await left.execute()).toEqual([{ file: 'there' }]);
});

test('a backup holds no session, counter, message, key or code, so that a restore ends all sessions and the password lets in alone', async () => {
  const cookie = await loggedIn(db);
  const kept = await db.selectFrom('adminSessions').selectAll().executeTakeFirstOrThrow();
  await insert('rateLimits', { key: 'contact:abc', hits: 3, expiresAt: new Date() });
  await insert('shortLived.recoveryCodes', { adminId: kept.adminId, number: 1, hash: 'x' });
  const { id: contactId } = await db.selectFrom('contactSubmissions').select('id').executeTakeFirstOrThrow();
  await insert('shortLived.outbox', { ...aMessage(1), contactId });
  await insert('shortLived.newRequests', { contactId, createdAt: new Date() });
  await pushKey(db);
  const user = () => invoke(session, '/api/admin/user', { cookie });
  const login = () => invoke(session, '/api/admin/login', { body: ADMIN });
  expect([(await user()).status, (await login()).status]).toEqual([200, 422]);
  await backUp();
  const sql = await text((await openWanted(commandDeps().storage, 'latest')).sql);
  expect(sql).not.toContain(kept.id);
  // Plain SQL, for psql.
  expect(sql).toMatch(
    /^-- Sicherung der Datenbank vom [\s\S]*create table contact_submissions \([\s\S]*\nCOMMIT;\n----\n$/,
  );
  expect(sql).toMatch(/^INSERT INTO public.contact_submissions SELECT .*\n\{"id":"[0-9a-f-]{36}","name":"/m);
  const source = await openSource();
  const said = await backupCommand(['replace', 'latest', 'source'], commandDeps(source));
  expect(said).toContain('Schlüssel und Notfallblätter stehen in keinem Backup');
  for (const table of ['rateLimits', 'shortLived.outbox', 'shortLived.newRequests', 'shortLived.pushKey'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect([(await user()).status, (await login()).status]).toEqual([401, 200]);
});

test('a backup is found by list and verify, and other words are answered with the usage', async () => {
  await backUp();
  expect(await backupCommand(['list'], commandDeps())).toMatch(new RegExp(`^${runId} .* manual$`, 'm'));
  expect(await backupCommand(['verify', 'latest'], commandDeps())).toMatch(/^Das Backup .* ist in Ordnung/);
  for (const words of [[], ['verify'], ['restore', 'latest'], ['restore', 'latest', '--to'], ['list', 'all']])
    await expect(backupCommand(words, commandDeps())).rejects.toThrow('npm run backups -- <Befehl>');
});

test('a restore that fails changes nothing in the target', async () => {
  const target = await openTarget();
  await target.query("create table public.mine (a text); insert into public.mine values ('bleibt')");
  const head = { id: '', type: 'manual', createdAt: '', migrationLevel: '', keyId: null } as const;
  const cut = async function* () {
    yield Buffer.from('BEGIN;\n----\ncreate table public.other ();\n----\nselect 1');
  };
  await expect(restoreArchive({ head: { ...head, tables: [] }, bytes: 0, sql: cut() }, target, true)).rejects.toThrow();
  expect(await target.query('select a from public.mine')).toEqual([{ a: 'bleibt' }]);
});

test('a backup without a key is restored by psql alone, if this machine has psql', async ({ skip }) => {
  const { url } = ownServices().database;
  const psql = await promisify(exec)('psql --version').catch(() => undefined);
  if (!psql) skip();
  await seedPainfulRows(db);
  await backUp();
  const source = await openSource();
  const target = new URL(url);
  target.pathname = `/psql_${process.pid}`;
  await source.query(`create database psql_${process.pid}`);
  const [place = ''] = await site.store.list('manual/');
  const file = join(await emptyFolder(), 'backup');
  await writeFile(file, (await site.store.read(place)) as Buffer);
  await promisify(exec)(`tail -n +3 '${file}' | gunzip | psql -q -v ON_ERROR_STOP=1 '${target.href}'`);
  const restored = await openSource(target.href);
  expectSame(await readEverything(restored), await readEverything(source));
  await source.query(`drop database psql_${process.pid} with (force)`);
});
