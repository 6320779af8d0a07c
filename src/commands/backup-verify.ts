import { readArchive } from '#domain/backups/archive/read-archive.server.ts';
import { commandTexts as texts } from '#domain/backups/command-texts.ts';
import type { SqlSession } from '#server/db/sql-session.ts';
import { restoreAndCompare } from './backup-restore.ts';
import { type BackupStorage, rowsOf, takeReplayable } from './backup-source.ts';

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
