import { pushed } from './pushed.ts';

const worker = self as unknown as WorkerScope;

// No `fetch` listener, so that it can never serve a stale page.
worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('push', (event) => {
  event.waitUntil(tell(pushed(event.data?.text())));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

/** Shows a notification for every push, because browsers revoke the permission otherwise. */
async function tell({ title, options, badge }: ReturnType<typeof pushed>): Promise<void> {
  await Promise.allSettled([
    worker.registration.showNotification(title, options),
    badge === undefined ? undefined : worker.navigator.setAppBadge?.(badge),
    ...(await openPages()).map((page) => page.postMessage({ type: 'arrived' })),
  ]);
}

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function open(path: string): Promise<void> {
  const pages = await openPages();
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/admin'));
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  // Browsers refuse the focus if the tap is too long ago.
  await page.focus().catch(() => undefined);
  // The page navigates itself, because a reload would lose typed input.
  page.postMessage({ type: 'open', path });
}

/** Not from lib.webworker, because that changes the types of every page's events. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  navigator: { setAppBadge?: (count: number) => Promise<void> };
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  addEventListener: (name: 'install' | 'push' | 'notificationclick', hear: (event: WorkerEvent) => void) => void;
}

interface OpenPage {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

interface WorkerEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Of a push. */
  data: { text: () => string } | null;
  /** Of a tap. */
  notification: Notification;
}
