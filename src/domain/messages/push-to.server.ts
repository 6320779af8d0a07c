import { noteDelivery } from '#domain/people/devices.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { linkOrigin } from '#server/own-origin.ts';
import { pushKey } from '#server/push/push-key.ts';
import { type PushOutcome, sendPush } from '#server/push/send-push.ts';

/** The content of a push. It has no name and no number, because others may read the lock screen. */
export interface PushText {
  title: string;
  body: string;
  path: string;
  /** A push replaces one of the same tag on the screen. */
  tag: string;
}

/**
 * Declarative Web Push (webkit.org), because Safari shows that without our service worker, which reads the same format.
 * @param count The number on the icon, if it changes.
 */
export const pushBody = ({ title, body, path, tag }: PushText, count?: number): string =>
  JSON.stringify({
    web_push: 8030,
    mutable: true,
    notification: {
      title,
      body,
      navigate: `${linkOrigin()}${path}`,
      tag,
      lang: 'de',
      silent: false,
      ...(count !== undefined && { app_badge: String(count) }),
    },
  });

/** Stores the outcome at the device, where the owner reads it. A device that is gone gets no more. */
export async function pushTo(
  db: Db,
  device: Parameters<typeof sendPush>[1] & { id: string },
  message: { body: string; topic: string },
  now: Date,
): Promise<PushOutcome> {
  const outcome = await sendPush(await pushKey(db), device, message, now);
  await noteDelivery(db, device, outcome, now);
  return outcome;
}
