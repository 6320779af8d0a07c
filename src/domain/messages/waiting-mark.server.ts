import { openBlobStore, storeName } from '#server/blobs.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { logError } from '#server/log.ts';

const KEY = 'pending';

/**
 * Whether anything waits to be sent. In a blob, because the look every five minutes must not wake a sleeping database. A
 * failed write is only logged, because the clean-up finds waiting messages without the mark.
 */
export const isMarked = async (context: OfDeploy): Promise<boolean> => (await storeOf(context).read(KEY)) !== undefined;

export const setMark = (context: OfDeploy) => orLogged(() => storeOf(context).write(KEY, Buffer.from('waits')));
export const clearMark = (context: OfDeploy) => orLogged(() => storeOf(context).remove(KEY));

/** Opens the store at each use, because Netlify grants access per request. */
const storeOf = ({ deploy }: OfDeploy) => openBlobStore(storeName('outbox', deploy?.context ?? 'dev'));

const orLogged = (work: () => Promise<void>) => work().catch((error) => logError('outbox-mark', error));
