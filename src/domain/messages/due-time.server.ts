import { openBlobStore, storeName } from '#server/blobs.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { logError } from '#server/log.ts';
import { mailSettingsId } from './mail-hold.server.ts';

const KEY = 'pending';

/**
 * When the next message of the outbox is due, kept outside the database: whoever looks every five minutes whether there
 * is work must not wake a sleeping database for it. It only spares work; without it the clean-up finds what waits, so a
 * time that can't be written is logged and no more.
 */
export const setOutboxDue = (context: OfDeploy, dueAt = new Date()) =>
  orLogged(async () => storeOf(context).write(KEY, Buffer.from(`${dueAt.toISOString()} ${mailSettingsId()}`)));
export const clearOutboxDue = (context: OfDeploy) => orLogged(async () => storeOf(context).remove(KEY));
export async function isOutboxDue(context: OfDeploy): Promise<boolean> {
  const written = await storeOf(context).read(KEY);
  if (written === undefined) return false;
  const [dueAt = '', settings] = written.toString().split(' ');
  // What says no time counts as due, and so does what waits since before the mail server's settings were changed.
  return settings !== mailSettingsId() || !(Date.parse(dueAt) > Date.now());
}

/** Opened at each use: on Netlify its access comes with the request. */
const storeOf = ({ deploy }: OfDeploy) => openBlobStore(storeName('outbox', deploy?.context ?? 'dev'));

const orLogged = (work: () => Promise<void>) => work().catch((error) => logError('outbox-due-time', error));
