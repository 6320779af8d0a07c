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
  /** Whether the database's content may be replaced. */
  mayReplace: boolean;
}

/**
 * Restores a backup in one transaction, compares every row, and returns the sentence for the terminal.
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

/** @throws Error with a German sentence if the restored rows differ. */
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
 * Restores a backup into a fresh database, compares it, and returns the sentence for the terminal.
 * @throws ArchiveError; Error with a German sentence if the restored rows differ.
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
