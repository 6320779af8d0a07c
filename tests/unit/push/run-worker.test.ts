import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pushBody } from '#domain/messages/push-to.server.ts';

type Hear = (event: object) => void;

/** A fake of the service worker's global scope. tests/e2e/admin/push.spec.ts runs the worker in a browser. */
const hears = new Map<string, Hear>();
const pages: { url: string; focus: () => Promise<unknown>; postMessage: (message: unknown) => void }[] = [];
const scope = {
  skipWaiting: vi.fn(),
  registration: { showNotification: vi.fn(async () => undefined) },
  navigator: { setAppBadge: vi.fn(async () => undefined) },
  clients: { matchAll: async () => pages, openWindow: vi.fn() },
  addEventListener: (name: string, hear: Hear) => hears.set(name, hear),
};

beforeAll(async () => {
  vi.stubGlobal('self', scope);
  await import('#admin/notifications/push/worker/run-worker.ts');
});
beforeEach(() => {
  vi.clearAllMocks();
  pages.length = 0;
});

/** Dispatches an event to the worker and awaits its waitUntil. */
async function dispatch(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  hears.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

const aPage = (url: string) => ({ url, focus: vi.fn(async () => undefined), postMessage: vi.fn() });
const path = '/admin/contacts?contact=1';
const message = {
  data: { text: () => pushBody({ title: 'Neue Anfrage: Fenster', body: 'GR-4K7Q', path, tag: '1' }, 2) },
};

test('the service worker shows a push, sets the icon’s number and messages the open pages', async () => {
  const page = aPage('https://firma.example/admin/seo');
  pages.push(page);
  await dispatch('push', message);
  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'Neue Anfrage: Fenster',
    expect.objectContaining({ body: 'GR-4K7Q', tag: '1', data: path }),
  );
  expect(scope.navigator.setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'arrived' });
});

test('the service worker messages the open pages even without permission for notifications', async () => {
  const page = aPage('https://firma.example/admin');
  pages.push(page);
  scope.registration.showNotification.mockRejectedValueOnce(new TypeError('no permission'));
  await dispatch('push', message);
  expect(page.postMessage).toHaveBeenCalledTimes(1);
});

test('the service worker focuses an open page of the area on a tap, or opens one', async () => {
  const notification = { data: path, close: vi.fn() };
  pages.push(aPage('https://firma.example/'));
  await dispatch('notificationclick', { notification });
  expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(path);
  const area = aPage('https://firma.example/admin/seo');
  area.focus.mockRejectedValueOnce(new Error('too late'));
  pages.push(area);
  await dispatch('notificationclick', { notification });
  expect(area.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'open', path });
  expect(notification.close).toHaveBeenCalledTimes(2);
});

test('the service worker has no listener for requests, so that it cannot serve a stale page', () => {
  expect([...hears.keys()]).toEqual(['install', 'push', 'notificationclick']);
});
