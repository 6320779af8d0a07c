import type { Manifest } from '#domain/backups/archive/manifest.ts';
import { readArchive } from '#domain/backups/archive/read-archive.server.ts';
import { commandTexts as texts } from '#domain/backups/command-texts.ts';
import { countTables, emptyDatabase, readDigests, restoreSql } from '#domain/backups/sql/restore.server.ts';
import { differences, endRestoredSessions } from '#domain/backups/sql/tables.server.ts';
import type { SqlSession } from '#server/db/sql-session.ts';
import { type BackupStorage, rowsOf, takeReplayable } from './backup-source.ts';

export interface RestoreOptions {
  /** The beginning of an id, or 'latest'. */
  wanted: string;
  /** Whether what the database holds may be thrown away. */
  mayReplace: boolean;
}

/**
 * Restores a backup into a database and compares every row with what was backed up. All or nothing: whatever goes
 * wrong before the end leaves the database as it was. Returns the sentence that says so.
 * @throws ArchiveError; Error with a German sentence for a database that is not empty.
 */
export async function backupRestore(
  storage: BackupStorage,
  target: SqlSession,
  { wanted, mayReplace }: RestoreOptions,
): Promise<string> {
  const { source, manifest } = await takeReplayable(storage, wanted);
  const tables = await countTables(target);
  if (tables > 0 && !mayReplace) throw new Error(texts.notEmpty(tables));
  // The transaction of the backup's SQL then joins this one.
  if (tables > 0) await emptyDatabase(target);
  await restoreAndCompare(target, manifest, readArchive(source, manifest));
  await endRestoredSessions(target);
  return texts.restored(manifest.id, rowsOf(manifest), manifest.tables.length);
}

/** @throws Error with a German sentence when the restored rows are not those that were backed up. */
export async function restoreAndCompare(
  target: SqlSession,
  manifest: Manifest,
  sql: AsyncIterable<Uint8Array>,
): Promise<void> {
  await restoreSql(target, sql);
  const different = differences(manifest.tables, await readDigests(target));
  if (different.length > 0) throw new Error(texts.differs(different.join(', ')));
}

/**
 * Reads a backup, checks every checksum and restores it into a fresh database. Returns the sentence that says so.
 * @throws ArchiveError; Error with a German sentence when the restored data are not the same.
 */
export async function backupVerify(
  storage: BackupStorage,
  wanted: string,
  openTrial: () => Promise<SqlSession>,
): Promise<string> {
  const { source, manifest } = await takeReplayable(storage, wanted);
  const trial = await openTrial();
  try {
    await restoreAndCompare(trial, manifest, readArchive(source, manifest));
  } finally {
    await trial.close();
  }
  return texts.verified(manifest.id, rowsOf(manifest));
}
