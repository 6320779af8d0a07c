import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Manifest, rowsOf } from '#domain/backups/archive/manifest.ts';
import { readArchive, readManifest } from '#domain/backups/archive/read-archive.server.ts';
import type { BackupKey } from '#domain/backups/archive/seal.server.ts';
import { findArchive } from '#domain/backups/archive/stored-archives.server.ts';
import { commandTexts as texts } from '#domain/backups/command-texts.ts';
import { countTables, emptyDatabase, readDigests, restoreSql } from '#domain/backups/sql/restore.server.ts';
import { differences, endRestoredSessions } from '#domain/backups/sql/tables.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { SqlSession } from '#server/db/sql-session.ts';

export interface BackupStorage {
  store: BlobStore;
  key: BackupKey;
  previousKey?: BackupKey;
}

/** Opens a backup by the beginning of its id, or 'latest'. @throws ArchiveError */
async function openBackup(storage: BackupStorage, wanted: string) {
  const { folder } = await findArchive(storage.store, wanted);
  const source = { ...storage, folder };
  const manifest = await readManifest(source);
  return { manifest, sql: readArchive(source, manifest) };
}

/** @throws Error with a German sentence if the restored rows differ. */
async function restoreAndCompare(target: SqlSession, { tables }: Manifest, sql: AsyncIterable<Uint8Array>) {
  await restoreSql(target, sql);
  const different = differences(tables, await readDigests(target));
  if (different.length > 0) throw new Error(texts.differs(different.join(', ')));
}

/**
 * Restores in one transaction and compares every row.
 * @throws ArchiveError; Error with a German sentence for a database that is not empty, unless `mayReplace`.
 */
export async function backupRestore(storage: BackupStorage, target: SqlSession, wanted: string, mayReplace: boolean) {
  const { manifest, sql } = await openBackup(storage, wanted);
  const tables = await countTables(target);
  if (tables > 0 && !mayReplace) throw new Error(texts.notEmpty(tables));
  // The transaction of the backup's SQL then joins this one.
  if (tables > 0) await emptyDatabase(target);
  await restoreAndCompare(target, manifest, sql);
  await endRestoredSessions(target);
  return texts.restored(manifest.id, rowsOf(manifest), manifest.tables.length);
}

/** @throws ArchiveError; Error with a German sentence if the restored rows differ. */
export async function backupVerify(storage: BackupStorage, wanted: string, openTrial: () => Promise<SqlSession>) {
  const { manifest, sql } = await openBackup(storage, wanted);
  const trial = await openTrial();
  await restoreAndCompare(trial, manifest, sql).finally(trial.close);
  return texts.verified(manifest.id, rowsOf(manifest));
}

/** Writes one file for `gunzip` and `psql`; removes an unfinished one. @throws ArchiveError; the file system's. */
export async function backupFetch(storage: BackupStorage, wanted: string, file: string): Promise<string> {
  const { sql } = await openBackup(storage, wanted);
  try {
    // Readable by its owner alone, because it holds everything.
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(sql), createGzip(), output);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true });
    throw error;
  }
  return texts.fetched(file);
}
