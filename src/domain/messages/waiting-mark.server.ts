import { storeOf } from '#server/blobs.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { logError } from '#server/log.ts';

const KEY = 'pending';
const marks = (context: OfDeploy) => storeOf('outbox', context);

/**
 * Whether anything waits to be sent. In a blob, because the look every five minutes must not wake a sleeping database. A
 * failed write is only logged, because the clean-up finds waiting messages without the mark.
 */
export const isMarked = async (context: OfDeploy): Promise<boolean> => (await marks(context).read(KEY)) !== undefined;

export const setMark = (context: OfDeploy) => orLogged(() => marks(context).write(KEY, Buffer.from('waits')));
export const clearMark = (context: OfDeploy) => orLogged(() => marks(context).remove(KEY));

const orLogged = (work: () => Promise<void>) => work().catch((error) => logError('outbox-mark', error));
