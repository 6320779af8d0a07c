import { workerTexts as texts } from './texts.ts';

/** What the worker tells the open pages of the admin area. */
export type WorkerMessage =
  | { type: 'arrived'; title: string; path: string }
  /** A notification was tapped: the area shows this address. */
  | { type: 'open'; path: string };

/**
 * What to show of a pushed message (src/domain/messages/push-to.server.ts), whatever came: what can't be read still says that
 * there is something.
 */
export function pushed(text: string | undefined) {
  const { title, body, path, tag, badge } = read(text);
  const message: WorkerMessage = { type: 'arrived', title, path };
  const options: NotificationOptions = {
    body,
    tag,
    lang: 'de',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: path,
  };
  return { title, options, badge, message };
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

/** Of this site, wherever the message believes that to be. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'https://site.invalid');
  return pathname.startsWith('/admin') ? pathname + search : '/admin';
}
