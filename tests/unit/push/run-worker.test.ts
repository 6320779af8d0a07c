import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushBody } from '#domain/messages/push-to.server.ts';

type Hear = (event: object) => void;

/** A service worker's world, as far as ours uses it. Its part in a real browser: tests/e2e/admin/push.spec.ts. */
const hears = new Map<string, Hear>();
const pages: { url: string; focus: () => Promise<unknown>; postMessage: (message: unknown) => void }[] = [];
const scope = {
  skipWaiting: vi.fn(),
  registration: { showNotification: vi.fn(async () => undefined) },
  navigator: { setAppBadge: vi.fn(async () => undefined) },
  caches: { open: async () => ({ put: vi.fn() }) },
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

/** Lets the worker hear an event, and do what it wants to do before it may sleep. */
async function happens(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  hears.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

const aPage = (url: string) => ({ url, focus: vi.fn(async () => undefined), postMessage: vi.fn() });
const path = '/admin/contacts?contact=1';
const message = {
  data: { text: () => pushBody({ title: 'Neue Anfrage: Fenster', body: 'GR-4K7Q', path, tag: '1' }, 2) },
};

describe('the service worker', () => {
  it('shows what is pushed, counts on the icon, and tells the open pages', async () => {
    const page = aPage('https://firma.example/admin/seo');
    pages.push(page);
    await happens('push', message);
    expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Neue Anfrage: Fenster',
      expect.objectContaining({ body: 'GR-4K7Q', tag: '1', data: path }),
    );
    expect(scope.navigator.setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
    expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'arrived', title: 'Neue Anfrage: Fenster', path });
  });

  it('shows something also where nothing came', async () => {
    await happens('push', { data: null });
    expect(scope.registration.showNotification).toHaveBeenCalledTimes(1);
  });

  it('tells the open pages also where the permission was taken away', async () => {
    const page = aPage('https://firma.example/admin');
    pages.push(page);
    scope.registration.showNotification.mockRejectedValueOnce(new TypeError('no permission'));
    await happens('push', message);
    expect(page.postMessage).toHaveBeenCalledTimes(1);
  });

  it('leads a tap to the area that is open, and opens it where it is not', async () => {
    const notification = { data: path, close: vi.fn() };
    pages.push(aPage('https://firma.example/'));
    await happens('notificationclick', { notification });
    expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(path);
    const area = aPage('https://firma.example/admin/seo');
    area.focus.mockRejectedValueOnce(new Error('too late'));
    pages.push(area);
    await happens('notificationclick', { notification });
    expect(area.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'open', path });
    expect(notification.close).toHaveBeenCalledTimes(2);
  });

  it('hears nothing else, and no request above all: it can’t show an old page', () => {
    expect([...hears.keys()]).toEqual(['install', 'push', 'notificationclick']);
  });
});
