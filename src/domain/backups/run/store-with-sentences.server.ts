import type { BlobStore } from '#server/blobs.ts';
import { failureTexts } from '../texts.ts';
import { BackupFailure } from './backup-failure.ts';

/** The store, failing with a sentence for the owner (BackupFailure). */
export const withSentences = (store: BlobStore): BlobStore => ({
  ...store,
  write: (key, bytes) => orSay(store.write(key, bytes), failureTexts.storeWrite),
  read: (key) => orSay(store.read(key), failureTexts.storeRead),
});

const orSay = <T>(work: Promise<T>, sentence: string): Promise<T> =>
  work.catch((error) => {
    throw new BackupFailure(sentence, error);
  });
