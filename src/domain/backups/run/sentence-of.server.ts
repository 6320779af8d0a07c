import { isDatabaseAway } from '#server/db/database-away.ts';
import { ArchiveError } from '../archive/failures.ts';
import { failureTexts } from '../texts.ts';
import { BackupFailure } from './backup-failure.ts';

/** What a run that ended with this error tells the owner. */
export function sentenceOf(error: unknown): string {
  if (error instanceof BackupFailure) return error.message;
  if (error instanceof ArchiveError) {
    const isKey = error.problem === 'wrong-key' || error.problem === 'key-missing';
    return isKey ? failureTexts.wrongKey : failureTexts.damaged;
  }
  return isDatabaseAway(error) ? failureTexts.databaseAway : failureTexts.unexpected;
}
