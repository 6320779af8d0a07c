import { type BlobStore, openBlobStore, storeName } from '../blobs.ts';
import type { OfDeploy } from '../deploy-context.ts';
import { logError } from '../log.ts';

const KEY = 'pending';

/**
 * A mark outside the database that something may wait in the outbox: whoever looks every five minutes whether there is
 * work must not wake a sleeping database for it. It only spares work; without it the clean-up finds what waits.
 */
export interface PendingMark {
  set: () => Promise<void>;
  remove: () => Promise<void>;
  isSet: () => Promise<boolean>;
}

export function pendingMark({ deploy }: OfDeploy): PendingMark {
  // Opened at each use: on Netlify its access comes with the request.
  const store = (): BlobStore => openBlobStore(storeName('outbox', deploy?.context ?? 'dev'));
  return {
    set: () => kept(async () => store().write(KEY, new Uint8Array([1]))),
    remove: () => kept(async () => store().remove(KEY)),
    isSet: async () => (await store().read(KEY)) !== undefined,
  };
}

/** For the function that looks every five minutes. */
export const isOutboxMarked = (context: OfDeploy): Promise<boolean> => pendingMark(context).isSet();

const kept = (work: () => Promise<void>) => work().catch((error) => logError('outbox-mark', error));
