import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openArchive } from '#domain/backups/archive/archive.server.ts';
import { folderOf, listArchives } from '#domain/backups/archive/stored-archives.server.ts';
import { type BackupDeps, runBackup } from '#domain/backups/run/run-backup.server.ts';
import { claimRun, closeDeadRuns } from '#domain/backups/run/run-store.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import { aRun, backupDeps, backupSite, rowOf } from '../support/backups/backup-site.ts';
import { databaseLine } from '../support/database/database-line.ts';
import { testDatabase } from '../support/database.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { db, insert } = testDatabase();
const site = backupSite();

async function run(store: BlobStore = site.store, changes: Partial<BackupDeps> = {}) {
  const id = await aRun(db);
  await runBackup(backupDeps(db, store, changes), id);
  return rowOf(db, id);
}

/** Stores what rotation reads of a backup: name and row. */
async function storeEarlierBackup(minutesAgo: number, proof: string | null = null) {
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  const runId = await aRun(db, createdAt);
  const folder = folderOf({ type: 'manual', createdAt, runId });
  await site.store.write(`${folder}/backup`, Buffer.from('{}'));
  const filePath = `${site.store.name}/${folder}`;
  await db.updateTable('backupLogs').set({ status: 'success', filePath, proof }).where('id', '=', runId).execute();
  return folder;
}

const full = () => Promise.reject(new Error('507 Insufficient Storage'));

/** A trial database whose data are lost after the restore. */
const forgetful: BackupDeps['openTrial'] = async (...run) => {
  const session = await openTrial(...run);
  return {
    ...session,
    query: async <Row>(statement: string) => {
      const rows = await session.query<Row>(statement);
      if (statement === 'COMMIT') await session.query('delete from public.kysely_migration');
      return rows;
    },
  };
};

test.each<[string, () => Partial<BlobStore>, RegExp, Partial<BackupDeps>]>([
  ['no backup', () => ({ write: full }), /konnte nicht gespeichert werden: Der Speicher/, {}],
  ['no reading back', () => ({ read: full }), /konnte aber nicht zurückgelesen werden/, {}],
  [
    'a wrong byte',
    () => ({ read: async (key) => (await site.store.read(key))?.fill(0, 300, 301) }),
    /Eine Prüfsumme ist falsch/,
    {},
  ],
  ['other data on trial', () => ({}), /oder waren anders. Betroffen: kysely_migration/, { openTrial: forgetful }],
])('a run of a backup fails with a sentence and leaves no file at %s', async (_, storeOf, sentence, changes) => {
  expectConsoleError(/backup-failed/);
  const row = await run({ ...site.store, ...storeOf() }, changes);
  expect(row).toMatchObject({ status: 'failed', filePath: null, errorMessage: expect.stringMatching(sentence) });
  expect(row.finishedAt).not.toBeNull();
  expect(await site.store.list('')).toEqual([]);
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

test('a trial restore leaves a completed backup with a note if it can’t start, and the newest proven one stays', async () => {
  expectConsoleError(/backup-proof-not-available/);
  const older = [await storeEarlierBackup(20, 'proven'), await storeEarlierBackup(11, 'proven')];
  for (let minutes = 1; minutes <= 10; minutes++) await storeEarlierBackup(minutes);
  const row = await run(site.store, {
    openTrial: () => Promise.reject(new Error('permission denied to create database')),
  });
  expect(row).toMatchObject({
    status: 'completed',
    proof: 'skipped',
    proofNote: 'Die Probe-Datenbank ließ sich nicht starten. Die Prüfsummen stimmen.',
  });
  const left = (await listArchives(site.store)).map(({ folder }) => folder);
  expect(left).toHaveLength(11);
  expect(older.map((folder) => left.includes(folder))).toEqual([false, true]);
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
  const errorMessage = expect.stringMatching(/^Die Datenbank war während der Sicherung nicht erreichbar/);
  expect(row).toMatchObject({ status: 'failed', errorMessage });
  expect(await run()).toMatchObject({ status: 'success' });
});

test('a dead run is not made by a late call, and the next run removes its trial database', async () => {
  const [untouched, claimed] = [await aRun(db), await aRun(db)];
  await claimRun(db, claimed, new Date());
  await sql.raw(`create database "backup_trial_${claimed}"`).execute(db);
  await closeDeadRuns(db, new Date(Date.now() + 16 * 60_000));
  for (const id of [untouched, claimed]) {
    await runBackup(backupDeps(db, site.store), id);
    expect(await rowOf(db, id)).toMatchObject({ status: 'failed', filePath: null });
  }
  expect(await run()).toMatchObject({ status: 'success', proof: 'proven', errorMessage: null });
  const trials = sql`select datname from pg_database where datname like 'backup%'`.execute(db);
  expect((await trials).rows).toEqual([]);
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
    const { head } = await openArchive({ store: site.store, folder: archive?.folder ?? '', key: undefined });
    expect(head.migrationLevel).toBe(newer.name);
    expect(head.tables).toContainEqual(expect.objectContaining({ name: 'newer', rows: 1 }));
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
