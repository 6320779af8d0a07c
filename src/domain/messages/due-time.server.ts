import { openBlobStore, storeName } from '#server/blobs.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { logError } from '#server/log.ts';
import { mailSettingsId } from './mail-hold.server.ts';

const KEY = 'pending';

/**
 * In a blob, because the check every five minutes must not wake a sleeping database. A failed write is only logged,
 * because the clean-up finds waiting messages without it.
 */
export const setOutboxDue = (context: OfDeploy, dueAt = new Date()) =>
  orLogged(async () => storeOf(context).write(KEY, Buffer.from(`${dueAt.toISOString()} ${mailSettingsId()}`)));
export const clearOutboxDue = (context: OfDeploy) => orLogged(async () => storeOf(context).remove(KEY));
export async function isOutboxDue(context: OfDeploy): Promise<boolean> {
  const written = await storeOf(context).read(KEY);
  if (written === undefined) return false;
  const [dueAt = '', settings] = written.toString().split(' ');
  // Also due: an unreadable time, and a time stored before the mail server's settings changed.
  return settings !== mailSettingsId() || !(Date.parse(dueAt) > Date.now());
}

/** Opens the store at each use, because Netlify grants access per request. */
const storeOf = ({ deploy }: OfDeploy) => openBlobStore(storeName('outbox', deploy?.context ?? 'dev'));

const orLogged = (work: () => Promise<void>) => work().catch((error) => logError('outbox-due-time', error));
