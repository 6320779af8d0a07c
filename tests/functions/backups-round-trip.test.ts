import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupCommand, backupSentence } from '#commands/backup-command.ts';
import { allFacts } from '#content/all-facts.ts';
import { saveAbsence } from '#domain/absence/absences.server.ts';
import { sealOf } from '#domain/backups/archive/seal.server.ts';
import { listArchives } from '#domain/backups/archive/stored-archives.server.ts';
import { copyFiles, type FileStore, removeFile, restoreFiles } from '#domain/backups/files.server.ts';
import { runBackup } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { emptyDatabase } from '#domain/backups/sql/restore.server.ts';
import { endRestoredSessions } from '#domain/backups/sql/tables.server.ts';
import { removePhotosWithout } from '#domain/requests/photos/photos.server.ts';
import { saveDraft } from '#domain/site/draft.server.ts';
import { addRevision } from '#domain/site/revisions.server.ts';
import { toStored } from '#domain/site/stored-facts.ts';
import { openBlobStore } from '#server/blobs.ts';
import { openSqlSession, type SqlSession } from '#server/db/sql-session.ts';
import { pushKey } from '#server/push/push-key.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { aRun, backupDeps, rowOf } from '../support/backups/backup-deps.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import { seedPainfulRows } from '../support/backups/painful-rows.ts';
import { ownServices } from '../support/database/own-services.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';
import { aMessage } from '../support/outbox/a-message.ts';

const { db, insert } = testDatabase();
const site = backupSite();
const file = join(tmpdir(), `backup-${process.pid}.sql.gz`);
let runId: string;

afterEach(() => rm(file, { force: true }));

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

const openEmpty = () => openTrial(ownServices().database, crypto.randomUUID());
const openSource = () => openSqlSession({ ...ownServices().database, statementTimeoutMs: 60_000 });

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
  openTrial: openEmpty,
  replayErasures: async () => ({ erased: erasedSince, usernames: ['chefin'] }),
});

test('a backup is restored row for row, and replaces a database only with --replace', async () => {
  await seedPainfulRows(db);
  await backUp();
  const source = await openSource();
  const target = await openEmpty();
  const restore = (...options: string[]) =>
    backupCommand(['restore', runId.slice(0, 8), '--to', 'target', ...options], commandDeps(target));
  const before = await readEverything(source);
  expect(before.analytics).toHaveLength(12_000);
  expect(await restore()).toMatch(
    /^Das Backup [0-9a-f-]{36} ist wiederhergestellt: .* Zeile für Zeile verglichen\.\nZugang mit dem Passwort vom Tag des Backups haben wieder: chefin\./,
  );
  expectSame(await readEverything(target), before);

  // A second restore finds tables and refuses them without --replace.
  await target.query("update public.contact_submissions set name = 'verdorben'");
  await expect(restore()).rejects.toThrow(/^Die Zieldatenbank ist nicht leer/);
  erasedSince = 2;
  expect(await restore('--replace')).toMatch(/\nWer seitdem endgültig gelöscht wurde, ist es wieder: 2 Einträge\.\n/);
  expectSame(await readEverything(target), before);
  await target.close();
  await source.close();
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
  site_draft: (n) => ({ field: `'field ${n}'`, version: '1', admin: "'a'", saved_at: 'now()' }),
  site_revisions: (n) => ({ id: `${n}`, admin: "'a'", created_at: 'now()' }),
};

test('a backup keeps JSON null, false, 0 and an empty text in every JSON column, and SQL NULL beside them', async () => {
  const source = await openSource();
  const columns = await source.query<{ table: string; name: string; nullable: string }>(`
    select table_name::text as table, column_name::text as name, is_nullable::text as nullable
    from information_schema.columns where table_schema = 'public' and data_type in ('json', 'jsonb')`);
  const tables = Object.groupBy(columns, ({ table }) => table);
  expect(Object.keys(tables).sort()).toEqual(Object.keys(BESIDE_JSON));
  const values = [
    'null',
    'false',
    '0',
    '""',
    '"null"',
    '[]',
    '{}',
    '[null, false, 0, ""]',
    '{"a": null, "b\'": "\\n"}',
  ];
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
  const target = await openEmpty();
  await backupCommand(['restore', runId.slice(0, 8), '--to', 'target'], commandDeps(target));
  expectSame(await readEverything(target), await readEverything(source));
  await target.close();
  await source.close();
});

test('a backup brings photos back into an empty store, encrypted on the way, and no planted or erased one', async () => {
  const [key, file] = [Buffer.alloc(32, 7), `2026-11-25/${crypto.randomUUID()}`];
  const files = openBlobStore('request-photos-dev');
  await files.write(file, Buffer.from('a photo'));
  runId = await aRun(db);
  await runBackup(backupDeps(db, site.store, { key }), runId);
  await files.remove(file);
  const [copy] = await site.store.list('files/');
  expect((await site.store.read(copy ?? ''))?.includes('a photo')).toBe(false);
  await site.store.write('files/request-photos/2026-11-25/planted', Buffer.from('x'));
  const open = (name: FileStore) => openBlobStore(`${name}-dev`);
  const wrong = { store: site.store, key: Buffer.alloc(32, 8) };
  await expect(restoreFiles(wrong, open)).rejects.toMatchObject({ problem: 'wrong-key' });
  expect(await restoreFiles({ ...wrong, previousKey: key }, open)).toBe(1);
  expect(String(await files.read(file))).toBe('a photo');
  expect(await restoreFiles({ store: site.store, key }, open)).toBe(0);
  // The next key's backup makes a copy of its own, which is enough, whichever is listed first; both go with the file.
  for (const next of [8, 9, 10, 11].map((byte) => Buffer.alloc(32, byte))) {
    await copyFiles(site.store, next, open);
    await files.remove(file);
    expect(await restoreFiles({ store: site.store, key: next }, open)).toBe(1);
  }
  expect(await site.store.list('files/')).toHaveLength(6);
  await removeFile(files, site.store, 'request-photos', file);
  expect(await files.list('')).toEqual([]);
  expect(await restoreFiles({ ...wrong, previousKey: key }, open)).toBe(0);
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

test('a backup revives no ended session: the old cookie gets 401, and a new login works', async () => {
  const cookie = await loggedIn(db);
  const user = () => invoke(session, '/api/admin/user', { cookie });
  await insert('rateLimits', { key: 'contact:abc', hits: 3, expiresAt: new Date() });
  await backUp();
  expect((await user()).status).toBe(200);
  expect((await invoke(session, '/api/admin/logout', { method: 'POST', cookie })).status).toBe(200);

  const source = await openSource();
  await backupCommand(['restore', 'latest', '--to', 'source', '--replace'], commandDeps(source));
  await source.close();
  expect((await user()).status).toBe(401);
  expect(await db.selectFrom('rateLimits').selectAll().execute()).toEqual([]);
  expect((await invoke(session, '/api/admin/login', { body: ADMIN })).status).toBe(200);
});

test('a backup holds no message, key or code, so that after a restore nothing old is sent and the password lets in alone', async () => {
  await loggedIn(db);
  const { id: adminId } = await db.selectFrom('adminUsers').select('id').executeTakeFirstOrThrow();
  await insert('shortLived.recoveryCodes', { adminId, number: 1, hash: 'x' });
  const { id: contactId } = await db.selectFrom('contactSubmissions').select('id').executeTakeFirstOrThrow();
  await insert('shortLived.outbox', { ...aMessage(1), contactId });
  await insert('shortLived.newRequests', { contactId, createdAt: new Date() });
  await pushKey(db);
  const login = () => invoke(session, '/api/admin/login', { body: ADMIN });
  expect((await login()).status).toBe(422);
  await backUp();
  const source = await openSource();
  const said = await backupCommand(['restore', 'latest', '--to', 'source', '--replace'], commandDeps(source));
  await source.close();
  expect(said).toContain('Schlüssel und Notfallblätter stehen in keinem Backup');
  for (const table of ['outbox', 'newRequests', 'pushKey'] as const)
    expect(await db.selectFrom(`shortLived.${table}`).selectAll().execute(), table).toEqual([]);
  expect((await login()).status).toBe(200);
});

test('a backup holds no session, and a restore removes those from an earlier release’s backup', async () => {
  await loggedIn(db);
  const kept = await db.selectFrom('adminSessions').selectAll().executeTakeFirstOrThrow();
  await backUp();
  await backupCommand(['fetch', 'latest', '--to', file], commandDeps());
  expect(gunzipSync(await readFile(file)).toString()).not.toContain(kept.id);

  const target = await openEmpty();
  await backupCommand(['restore', 'latest', '--to', 'target'], commandDeps(target));
  await target.query(
    `insert into admin_sessions (id, admin_id, created_at, expires_at) values ('${kept.id}', '${kept.adminId}', now(), now())`,
  );
  await endRestoredSessions(target);
  expect(await target.query('select id from admin_sessions')).toEqual([]);
  await target.close();
});

test('a backup is found by list and verify, also under an earlier release’s folder name', async () => {
  await backUp();
  expect(await backupCommand(['list'], commandDeps())).toMatch(new RegExp(`${runId} .* manual .* geprüft$`, 'm'));
  expect(await backupCommand(['verify', 'latest'], commandDeps())).toMatch(/^Das Backup .* ist in Ordnung/);

  // Earlier releases added a number to the folder.
  const [{ folder = '', keys = [] } = {}] = await listArchives(site.store);
  for (const key of keys) {
    await site.store.write(key.replace(folder, `${folder}.1`), (await site.store.read(key)) ?? Buffer.alloc(0));
    await site.store.remove(key);
  }
  expect(await backupCommand(['verify', 'latest'], commandDeps())).toMatch(/^Das Backup .* ist in Ordnung/);
});

test.each([
  [2, 'Bitte stellen Sie es mit der Version wieder her, die es angelegt hat'],
  [4, 'hat ein Format, das diese Version nicht kennt'],
])('a backup of format %i is refused with a sentence', async (format, sentence) => {
  await backUp();
  const key = `${(await listArchives(site.store))[0]?.folder}/manifest.json`;
  const [text = ''] = ((await site.store.read(key)) ?? '').toString().split('\n}\n');
  const other = `${text.replace('"format": 3', `"format": ${format}`)}\n}`;
  await site.store.write(key, Buffer.from(`${other}\n${sealOf(other, undefined)}\n`));
  const refusal = await backupCommand(['verify', 'latest'], commandDeps()).catch(backupSentence);
  expect(refusal).toContain(sentence);
});

test('a backup changes nothing in the target if one of its bytes is wrong', async () => {
  await backUp();
  const [archive] = await listArchives(site.store);
  const part = archive?.keys.find((key) => key.includes('/part-')) ?? '';
  const bytes = (await site.store.read(part)) ?? Buffer.alloc(0);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await site.store.write(part, bytes);
  const target = await openEmpty();
  await target.query("create table public.mine (a text); insert into public.mine values ('bleibt')");
  const restoring = backupCommand(['restore', 'latest', '--to', 'x', '--replace'], commandDeps(target));
  await expect(restoring).rejects.toMatchObject({ problem: 'damaged' });
  expect(await target.query('select a from public.mine')).toEqual([{ a: 'bleibt' }]);
  await target.close();
});

test('the fetched file of a backup is gzipped plain SQL', async () => {
  await backUp();
  await backupCommand(['fetch', 'latest', '--to', file], commandDeps());
  const text = gunzipSync(await readFile(file)).toString('utf8');
  expect(text).toMatch(/^-- Sicherung der Datenbank vom /);
  expect(text).toContain('create table contact_submissions (');
  expect(text).toMatch(/^INSERT INTO public.contact_submissions SELECT .*\n\{"id":"[0-9a-f-]{36}","name":"/m);
  expect(text).toMatch(/\nCOMMIT;\n----\n$/);
});

test('the fetched file of a backup is restored by psql alone, if this machine has psql', async ({ skip }) => {
  const { url } = ownServices().database;
  const hasPsql = await promisify(execFile)('psql', ['--version']).then(
    () => true,
    () => false,
  );
  if (!hasPsql) skip();
  await seedPainfulRows(db);
  await backUp();
  const source = await openSource();
  const target = new URL(url);
  target.pathname = `/psql_${process.pid}`;
  await source.query(`create database psql_${process.pid}`);
  await backupCommand(['fetch', 'latest', '--to', file], commandDeps());
  await promisify(execFile)('sh', ['-c', `gunzip -c '${file}' | psql -q -v ON_ERROR_STOP=1 '${target.href}'`]);
  const restored = await openSqlSession({ ...ownServices().database, url: target.href, statementTimeoutMs: 60_000 });
  expectSame(await readEverything(restored), await readEverything(source));
  // Our own command then restores over it.
  await emptyDatabase(restored);
  await restored.query('COMMIT');
  await backupCommand(['restore', 'latest', '--to', target.href], commandDeps(restored));
  expectSame(await readEverything(restored), await readEverything(source));
  await restored.close();
  await source.query(`drop database psql_${process.pid}`);
  await source.close();
});

test('a backup works after each deed on the website, and carries revisions, draft, absence and pictures', async () => {
  const owner = { cookie: await loggedIn(db) };
  const save = (field: string, value: unknown) => saveDraft(db, { field, value, seen: 0, admin: 'klaus' }, new Date());
  const [pictures, name] = [openBlobStore('site-pictures-dev'), `${'a'.repeat(64)}.jpg`];
  const revision = { facts: toStored(allFacts), sentences: [], admin: 'inhaberin', live: 6 };
  const away = { id: crypto.randomUUID(), sentence: 'Heute krank', from: '2026-11-25', until: '2099-01-01' };
  const deeds: (() => Promise<unknown>)[] = [
    () => pictures.write(name, Buffer.from('a picture')),
    () => save('person.portrait', { file: name }),
    // 'Haben wir nicht'
    () => save('prices.priceExamples', null),
    async () => {
      const { draft: seen } = await (await invoke(api, '/api/admin/website', owner)).json();
      expect((await invoke(api, '/api/admin/website/publish', { ...owner, body: { seen } })).status).toBe(202);
    },
    () => db.transaction().execute((all) => addRevision(all, revision, new Date())),
    () => save('firm.owner', 'Erika Sommer'),
    () => db.transaction().execute((all) => saveAbsence(all, away, 'inhaberin')),
  ];
  for (const deed of deeds) {
    await deed();
    await backUp();
  }
  await pictures.remove(name);
  const target = await openEmpty();
  await backupCommand(['restore', runId.slice(0, 8), '--to', 'target'], commandDeps(target));
  const rows = await target.query(`select field, value::text from public.site_draft order by field`);
  const absences = await target.query(
    'select sentence, (select count(*)::int from public.site_revisions) as revisions from public.absences',
  );
  await target.close();
  expect(rows).toEqual([
    { field: 'firm.owner', value: '"Erika Sommer"' },
    { field: 'person.portrait', value: `{"file": "${name}"}` },
    { field: 'prices.priceExamples', value: 'null' },
  ]);
  expect(absences).toEqual([{ sentence: 'Heute krank', revisions: 2 }]);
  await restoreFiles({ store: site.store, key: undefined }, (store) => openBlobStore(`${store}-dev`));
  expect(String(await pictures.read(name))).toBe('a picture');
});
