import { openBlobStore, storeName } from '../blobs.ts';
import type { OfDeploy } from '../deploy-context.ts';
import { logError } from '../log.ts';

const KEY = 'pending';

/**
 * A mark outside the database that something waits in the outbox, and when it is due: whoever looks every five minutes
 * whether there is work must not wake a sleeping database for it. It only spares work; without it the clean-up finds
 * what waits, so a mark that can't be written is logged and no more.
 */
export const markOutbox = (context: OfDeploy, dueAt = new Date()) =>
  spared(async () => storeOf(context).write(KEY, Buffer.from(dueAt.toISOString())));
export const unmarkOutbox = (context: OfDeploy) => spared(async () => storeOf(context).remove(KEY));
export async function isOutboxDue(context: OfDeploy): Promise<boolean> {
  const mark = await storeOf(context).read(KEY);
  // What says no time counts as due.
  return mark !== undefined && !(Date.parse(mark.toString()) > Date.now());
}

/** Opened at each use: on Netlify its access comes with the request. */
const storeOf = ({ deploy }: OfDeploy) => openBlobStore(storeName('outbox', deploy?.context ?? 'dev'));

const spared = (work: () => Promise<void>) => work().catch((error) => logError('outbox-mark', error));
