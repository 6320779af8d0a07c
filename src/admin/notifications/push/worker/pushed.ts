import { workerTexts as texts } from '../texts.ts';

export type WorkerMessage =
  | { type: 'arrived' }
  /** Sent after a tap on a notification, so that the area shows this path. */
  | { type: 'open'; path: string };

/** Reads a push (src/domain/messages/push-to.server.ts). An unreadable one becomes a general notification. */
export function pushed(text: string | undefined) {
  const { title, body, path, tag, badge } = read(text);
  const options: NotificationOptions = {
    body,
    tag,
    lang: 'de',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: path,
  };
  return { title, options, badge };
}

const UNREADABLE = { ...texts, path: '/admin/contacts', tag: 'unread', badge: undefined };

function read(text: string | undefined) {
  try {
    const { notification } = JSON.parse(text ?? '');
    const { title, body, navigate, tag, app_badge: badge } = notification;
    if (typeof title !== 'string') return UNREADABLE;
    return { title, body, path: pathOf(navigate), tag, badge: badge ? Number(badge) : undefined };
  } catch {
    return UNREADABLE;
  }
}

/** Returns path and query only, because the message's host may differ from this site's. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'https://site.invalid');
  return pathname.startsWith('/admin') ? pathname + search : '/admin';
}
