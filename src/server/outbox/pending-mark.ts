import { openBlobStore, storeName } from '../blobs.ts';
import type { OfDeploy } from '../deploy-context.ts';
import { logError } from '../log.ts';

const KEY = 'pending';

/**
 * A mark outside the database that something may wait in the outbox: whoever looks every five minutes whether there is
 * work must not wake a sleeping database for it. It only spares work; without it the clean-up finds what waits, so a
 * mark that can't be written is logged and no more.
 */
export const markOutbox = (context: OfDeploy) => spared(async () => storeOf(context).write(KEY, new Uint8Array([1])));
export const unmarkOutbox = (context: OfDeploy) => spared(async () => storeOf(context).remove(KEY));
export const isOutboxMarked = async (context: OfDeploy) => (await storeOf(context).read(KEY)) !== undefined;

/** Opened at each use: on Netlify its access comes with the request. */
const storeOf = ({ deploy }: OfDeploy) => openBlobStore(storeName('outbox', deploy?.context ?? 'dev'));

const spared = (work: () => Promise<void>) => work().catch((error) => logError('outbox-mark', error));
