import type { Selectable } from 'kysely';
import { noteDelivery } from '#domain/people/devices.server.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import { pushKey } from '#server/push/push-key.ts';
import { type PushOutcome, sendPush } from '#server/push/send-push.ts';

type Device = Pick<Selectable<Database['shortLived.pushDevices']>, 'id' | 'endpoint' | 'p256dh' | 'auth'>;

/**
 * Sends a message to a device, and writes down beside it how that went: the owner reads there what does not arrive. A
 * device that its push service does not know any more is left alone from then on.
 */
export async function pushTo(
  db: Db,
  device: Device,
  message: { body: string; topic: string },
  now: Date,
): Promise<PushOutcome> {
  const outcome = await sendPush(await pushKey(db), device, message, now);
  await noteDelivery(db, device, outcome, now);
  return outcome;
}
