import type { Selectable } from 'kysely';
import { business } from '#content/business.ts';
import { noteDelivery } from '#domain/people/devices.server.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import { pushKey } from '#server/push/push-key.ts';
import { type PushOutcome, sendPush } from '#server/push/send-push.ts';

/** What a device shows: read by others on its lock screen, so no name and no number. */
export interface PushText {
  title: string;
  body: string;
  /** The page of the admin area that a tap opens. */
  path: string;
  /** One of the same tag takes the other's place on the screen. */
  tag: string;
}

/**
 * Writes the message as devices get it, as Declarative Web Push has it (webkit.org, 'Meet Declarative Web Push'): Safari
 * shows it by itself where our service worker could not. That reads the same.
 * @param count The number on the icon, if it is to change.
 */
export const pushBody = ({ title, body, path, tag }: PushText, count?: number): string =>
  JSON.stringify({
    web_push: 8030,
    mutable: true,
    notification: {
      title,
      body,
      navigate: `${business.siteUrl}${path}`,
      tag,
      lang: 'de',
      silent: false,
      ...(count !== undefined && { app_badge: String(count) }),
    },
  });

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
