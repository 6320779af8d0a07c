import { pushed } from './pushed.ts';

const worker = self as unknown as WorkerScope;

/*
 * The admin area's service worker: shows what is pushed, and opens what was tapped. It hears no `fetch`: pages and data
 * come from the network as if it were not there, so it can never show an old page.
 */

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('push', (event) => {
  event.waitUntil(tell(pushed(event.data?.text())));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

/** Always shows something: a browser takes the permission away from who doesn't. */
async function tell({ title, options, badge, message }: ReturnType<typeof pushed>): Promise<void> {
  await Promise.allSettled([
    worker.registration.showNotification(title, options),
    badge === undefined ? undefined : worker.navigator.setAppBadge?.(badge),
    noteArrival(),
    ...(await openPages()).map((page) => page.postMessage(message)),
  ]);
}

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** For the settings: when something has arrived here last. The one store that page and worker share without effort. */
async function noteArrival(): Promise<void> {
  const notes = await worker.caches.open('push');
  await notes.put('/admin/last-arrival', new Response(new Date().toISOString()));
}

/** Brings a page of the area to the front, at the address, or opens one. */
async function open(path: string): Promise<void> {
  const pages = await openPages();
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/admin'));
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  // Refused where the tap is too long ago.
  await page.focus().catch(() => undefined);
  // The area goes there by itself, without losing what was typed.
  page.postMessage({ type: 'open', path });
}

/**
 * The little of a service worker's world that is used here. TypeScript has it all in a library of its own, which changes
 * the types of every page's events (lib.webworker).
 */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  navigator: { setAppBadge?: (count: number) => Promise<void> };
  caches: CacheStorage;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, hear: (event: WorkerEvents[Name]) => void) => void;
}

/** A page of this site that is open somewhere. */
interface OpenPage {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

interface Extendable {
  /** The worker lives until then. */
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: Extendable;
  push: Extendable & { data: { text: () => string } | null };
  notificationclick: Extendable & { notification: Notification };
}
