import { isDatabaseAway } from '#server/db/database-away.ts';
import type { SqlSession } from '#server/db/sql-session.ts';
import { logError } from '#server/log.ts';
import { ArchiveError } from '../archive/failures.ts';
import type { Archive } from '../archive/head.server.ts';
import { restoreAndCompare } from '../sql/restore.server.ts';
import { failureTexts, notProvenText } from '../texts.ts';
import { BackupFailure } from './backup-failure.server.ts';

type ProofOutcome =
  | { status: 'success'; proof: 'proven' }
  | { status: 'completed'; proof: 'skipped'; proofNote: string };

/** Without a database it only reads the backup. @throws ArchiveError if unreadable; BackupFailure if the data differ. */
export async function prove(archive: Archive, openTrial: () => Promise<SqlSession>): Promise<ProofOutcome> {
  let trial: SqlSession;
  try {
    trial = await openTrial();
  } catch (error) {
    logError('backup-proof-not-available', error);
    for await (const _ of archive.sql);
    return { status: 'completed', proof: 'skipped', proofNote: notProvenText };
  }
  try {
    const different = await restoreAndCompare(trial, archive).catch(say);
    if (different.length > 0) throw new BackupFailure(failureTexts.different(different.join(', ')));
    return { status: 'success', proof: 'proven' };
  } finally {
    // The next rotation removes leftovers.
    await trial.close().catch((error) => logError('backup-trial-not-removed', error));
  }
}

function say(error: unknown): never {
  if (error instanceof ArchiveError || error instanceof BackupFailure || isDatabaseAway(error)) throw error;
  throw new BackupFailure(failureTexts.notRestorable, error);
}
