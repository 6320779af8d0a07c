import type { BlobStore } from '#server/blobs.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { ArchiveError } from '../archive/failures.ts';
import { failureTexts } from '../texts.ts';

/** `message` is the sentence for the owner. */
export class BackupFailure extends Error {}

export function sentenceOf(error: unknown): string {
  if (error instanceof BackupFailure) return error.message;
  if (error instanceof ArchiveError) {
    const isKey = error.problem === 'wrong-key' || error.problem === 'key-missing';
    return isKey ? failureTexts.wrongKey : failureTexts.damaged;
  }
  return isDatabaseAway(error) ? failureTexts.databaseAway : failureTexts.unexpected;
}

export const withSentences = (store: BlobStore): BlobStore => ({
  ...store,
  write: (key, bytes) => orSay(store.write(key, bytes), failureTexts.storeWrite),
  read: (key) => orSay(store.read(key), failureTexts.storeRead),
});

const orSay = <T>(work: Promise<T>, sentence: string): Promise<T> =>
  work.catch((error) => {
    throw new BackupFailure(sentence, { cause: error });
  });
