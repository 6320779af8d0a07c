import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { backupCommand, backupSentence } from '#commands/backup-command.ts';
import { backupList } from '#commands/backup-list.ts';
import { backupVerify } from '#commands/backup-restore.ts';
import { ArchiveError } from '#domain/backups/archive/failures.ts';
import { readArchive, readManifest } from '#domain/backups/archive/read-archive.server.ts';
import { sha256 } from '#domain/backups/archive/seal.server.ts';
import { folderOf, listArchives } from '#domain/backups/archive/stored-archives.server.ts';
import { type BackupDeps, runBackup } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { SqlSession } from '#server/db/sql-session.ts';
import { aRun, backupDeps, rowOf } from '../support/backups/backup-deps.ts';
import { backupSite } from '../support/backups/backup-site.ts';
import format3 from '../support/backups/format-3.json' with { type: 'json' };
import { databaseLine } from '../support/database/database-line.ts';
import { ownServices } from '../support/database/own-services.ts';
import { testDatabase } from '../support/database.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

// A run with its trial restore takes seconds on a busy machine.

const { db, insert } = testDatabase();
const site = backupSite();

async function run(store: BlobStore = site.store, changes: Partial<BackupDeps> = {}) {
  const id = await aRun(db);
  await runBackup(backupDeps(db, store, changes), id);
  return rowOf(db, id);
}

/** Stores the parts of a completed backup that rotation reads: name, manifest and row. */
async function storeEarlierBackup(minutesAgo: number) {
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  const runId = await aRun(db, createdAt);
  const folder = folderOf({ type: 'manual', createdAt, runId });
  await site.store.write(`${folder}/manifest.json`, Buffer.from('{}'));
  const filePath = `${site.store.name}/${folder}`;
  await db.updateTable('backupLogs').set({ status: 'success', filePath }).where('id', '=', runId).execute();
}

const full = () => Promise.reject(new Error('507 Insufficient Storage'));
const isPart = (key: string) => key.includes('/part-');

test.each([
  ['a part', isPart],
  ['the manifest', (key: string) => key.endsWith('manifest.json')],
  ['the proof', (key: string) => key.endsWith('proof.json')],
])('a failing store of backups fails the run and leaves no file when writing %s', async (_, isBad) => {
  expectConsoleError(/backup-failed/);
  const row = await run({
    ...site.store,
    write: (key, bytes) => (isBad(key) ? full() : site.store.write(key, bytes)),
  });
  expect(row).toMatchObject({
    status: 'failed',
    filePath: null,
    errorMessage:
      'Die Sicherung konnte nicht gespeichert werden: Der Speicher war nicht erreichbar oder ist voll. Bitte versuchen Sie es später noch einmal.',
  });
  expect(row.finishedAt).not.toBeNull();
  expect(await site.store.list('')).toEqual([]);
});

test('a failing store of backups fails the run when reading back', async () => {
  expectConsoleError(/507/);
  const row = await run({ ...site.store, read: (key) => (isPart(key) ? full() : site.store.read(key)) });
  expect(row).toMatchObject({
    status: 'failed',
    errorMessage:
      'Die Sicherung wurde gespeichert, konnte aber nicht zurückgelesen werden. Bitte versuchen Sie es später noch einmal.',
  });
});

test('a failing store of backups does not fail the run when deleting outdated backups; the next run deletes them', async () => {
  for (let minutes = 1; minutes <= 10; minutes++) await storeEarlierBackup(minutes);
  expectConsoleError(/backup-rotation-failed/);
  expect(await run({ ...site.store, remove: full })).toMatchObject({ status: 'success' });
  expect(await listArchives(site.store)).toHaveLength(11);
  expect(await run()).toMatchObject({ status: 'success' });
  expect(await listArchives(site.store)).toHaveLength(10);
  const kept = await db.selectFrom('backupLogs').select('id').where('filePath', 'is not', null).execute();
  expect(kept).toHaveLength(10);
});

const flipped = (bytes: Buffer | undefined) => {
  const copy = Buffer.from(bytes ?? '');
  copy[Math.floor(copy.length / 2)] = (copy[Math.floor(copy.length / 2)] ?? 0) ^ 1;
  return copy;
};

test.each(['part-00001', 'manifest'])('a flipped byte in the %s of a stored backup fails the run', async (file) => {
  expectConsoleError(/backup-failed/);
  const row = await run({
    ...site.store,
    read: async (key) => (key.includes(file) ? flipped(await site.store.read(key)) : site.store.read(key)),
  });
  expect(row).toMatchObject({
    status: 'failed',
    errorMessage:
      'Die gespeicherte Sicherung stimmt nicht mit den Daten überein: Eine Prüfsumme ist falsch. Bitte starten Sie eine neue Sicherung.',
  });
  expect(await site.store.list('')).toEqual([]);
});

const key = Buffer.alloc(32, 7);

test('an encrypted backup opens with its own key alone, current or previous', async () => {
  expect(await run(site.store, { key })).toMatchObject({ status: 'success' });
  const [archive] = await listArchives(site.store);
  const source = { store: site.store, folder: archive?.folder ?? '' };
  await expect(readManifest({ ...source, key })).resolves.toMatchObject({ type: 'manual' });
  // After a change of the key, older backups open with the previous key.
  const changed = { ...source, key: Buffer.alloc(32, 8), previousKey: key };
  await expect(readManifest(changed)).resolves.toMatchObject({ type: 'manual' });
  await expect(readManifest({ ...source, key: Buffer.alloc(32, 8) })).rejects.toMatchObject({ problem: 'wrong-key' });
  await expect(readManifest({ ...source, key: undefined })).rejects.toMatchObject({ problem: 'key-missing' });
});

test('a backup of an earlier release, which wrote JSON columns as JSON, is still listed, checked and restored', async () => {
  for (const [place, bytes] of Object.entries(format3)) await site.store.write(place, Buffer.from(bytes, 'base64'));
  // After a change of the key, too.
  const storage = { store: site.store, key: Buffer.alloc(32, 8), previousKey: Buffer.alloc(32, 7) };
  expect(await backupList(storage)).toMatch(/ geprüft$/m);
  const trial = () => openTrial(ownServices().database, randomUUID());
  expect(await backupVerify(storage, 'latest', trial)).toContain('ist in Ordnung');
});

const commandDeps = (withKey: Buffer | undefined) => ({
  storage: { store: site.store, key: withKey },
  openTarget: () => Promise.reject(new Error('nothing may be restored')),
  openTrial: () => Promise.reject(new Error('nothing may be run')),
  replayErasures: async () => ({ erased: 0, usernames: [] }),
});

test('[11.3.3] a backup planted without the key is neither listed as proven nor read, and the sentence says why', async () => {
  await run(site.store);
  const line = await backupCommand(['list'], commandDeps(key));
  expect(line).toContain('nicht versiegelt');
  expect(line).not.toMatch(/ geprüft$/m);
  const file = join(tmpdir(), `planted-${process.pid}.gz`);
  for (const command of [
    ['verify', 'latest'],
    ['fetch', 'latest', '--to', file],
  ]) {
    await expect(backupCommand(command, commandDeps(key))).rejects.toMatchObject({ problem: 'unsealed' });
  }
  const restore = backupCommand(['restore', 'latest', '--to', 'x'], {
    ...commandDeps(key),
    openTarget: async () => ({ query: async () => [], close: async () => undefined }) as unknown as SqlSession,
  });
  await expect(restore).rejects.toMatchObject({ problem: 'unsealed' });
  expect(backupSentence(new ArchiveError('unsealed', 'x'))).toContain('nicht versiegelt');
  // A backup from before the key is listed as proven by a command without the key.
  expect(await backupCommand(['list'], commandDeps(undefined))).toMatch(/ geprüft$/m);
});

test('a backup planted without the key is refused under another backup’s name', async () => {
  await run(site.store, { key });
  const [archive] = await listArchives(site.store);
  const folder = archive?.folder ?? '';
  const moved = folder.replace(/[0-9a-f-]{36}/, '00000000-0000-4000-8000-000000000000');
  for (const name of archive?.keys ?? []) {
    await site.store.write(name.replace(folder, moved), (await site.store.read(name)) ?? Buffer.alloc(0));
  }
  await expect(readManifest({ store: site.store, folder, key })).resolves.toBeTruthy();
  await expect(readManifest({ store: site.store, folder: moved, key })).rejects.toMatchObject({ problem: 'damaged' });
});

test('[5.2.3] a backup planted without the key is refused if it unpacks to more than its manifest says', async () => {
  await run(site.store);
  const [archive] = await listArchives(site.store);
  const source = { store: site.store, folder: archive?.folder ?? '', key: undefined };
  const manifest = await readManifest(source);
  const part = manifest.parts[0] ?? { name: '', bytes: 0, sha256: '' };
  const bomb = gzipSync(Buffer.alloc(2 * manifest.sql.bytes + 1_000_000));
  await site.store.write(`${source.folder}/${part.name}`, bomb);
  const lying = { ...manifest, parts: [{ ...part, sha256: sha256(bomb) }] };
  await expect(readArchive(source, lying).next()).rejects.toMatchObject({
    problem: 'damaged',
    message: expect.stringContaining('larger than'),
  });
});

test('a trial restore leaves a completed backup with a note if it can’t start', async () => {
  expectConsoleError(/backup-proof-not-available/);
  const row = await run(site.store, {
    openTrial: () => Promise.reject(new Error('permission denied to create database')),
  });
  expect(row).toMatchObject({
    status: 'completed',
    proof: 'skipped',
    proofNote: 'Die Probe-Datenbank ließ sich nicht starten. Die Prüfsummen stimmen.',
  });
  expect(await listArchives(site.store)).toMatchObject([{ isProven: false }]);
  expect(await backupList({ store: site.store, key: undefined })).toMatch(/ nicht geprüft$/m);
});

test('a trial restore fails the run and names the table if its data differ', async () => {
  expectConsoleError(/backup-failed/);
  const row = await run(site.store, {
    openTrial: async (...run) => {
      const session = await openTrial(...run);
      return {
        ...session,
        query: async <Row>(statement: string) => {
          const rows = await session.query<Row>(statement);
          if (statement === 'COMMIT') await session.query('delete from public.kysely_migration');
          return rows;
        },
      };
    },
  });
  expect(row).toMatchObject({
    status: 'failed',
    errorMessage:
      'Bei der Wiederherstellung auf Probe fehlten Daten oder waren anders. Betroffen: kysely_migration. Diese Sicherung wird nicht aufbewahrt.',
  });
  expect(await site.store.list('')).toEqual([]);
});

test('a restart of the database fails the current backup, but not the next one', async () => {
  expectConsoleError(/backup-failed|backup-trial-not-removed/);
  const line = await databaseLine();
  const row = await run(site.store, {
    database: line.database,
    openTrial: async (...run) => {
      const trial = await openTrial(...run);
      line.cut();
      return trial;
    },
  });
  await line.close();
  expect(row).toMatchObject({
    status: 'failed',
    errorMessage:
      'Die Datenbank war während der Sicherung nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  });
  expect(await run()).toMatchObject({ status: 'success' });
});

describe('with a migration of a newer release', () => {
  const newer = { name: '9999-newer', timestamp: 'later' };
  const books = () => db.withTables<{ kyselyMigration: typeof newer }>();
  afterEach(async () => {
    await sql`drop table if exists newer`.execute(db);
    await books().deleteFrom('kyselyMigration').where('name', '=', newer.name).execute();
    await db.deleteFrom('kyselyMigrationSql').where('name', '=', newer.name).execute();
  });

  test('a schema newer than this release is backed up completely', async () => {
    const statements = ['create table newer (id integer primary key)'];
    for (const statement of statements) await sql.raw(statement).execute(db);
    await sql`insert into newer values (7)`.execute(db);
    await books().insertInto('kyselyMigration').values(newer).execute();
    await insert('kyselyMigrationSql', { name: newer.name, statements });
    expect(await run()).toMatchObject({ status: 'success', proof: 'proven' });
    const [archive] = await listArchives(site.store);
    const manifest = await readManifest({ store: site.store, folder: archive?.folder ?? '', key: undefined });
    expect(manifest.migrationLevel).toBe(newer.name);
    expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'newer', rows: 1 }));
  });

  test('a schema newer than this release fails the backup if its SQL was not stored', async () => {
    expectConsoleError(/The SQL of the migration 9999-newer was not kept/);
    await books().insertInto('kyselyMigration').values(newer).execute();
    expect(await run()).toMatchObject({ status: 'failed', filePath: null });
  });
});

test('concurrent runs of backups make one backup each, even if each is called twice', async () => {
  const ids = [await aRun(db), await aRun(db)];
  const deps = backupDeps(db, site.store);
  await Promise.all([...ids, ...ids].map((id) => runBackup(deps, id)));
  const rows = await Promise.all(ids.map((id) => rowOf(db, id)));
  expect(rows.map(({ status }) => status)).toEqual(['success', 'success']);
  const folders = (await listArchives(site.store)).map(({ folder }) => `backups-dev/${folder}`);
  expect(folders.toSorted()).toEqual(rows.map(({ filePath }) => filePath).toSorted());
});
