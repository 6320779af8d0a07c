/**
 * The little of a service worker's world that is used here. TypeScript has it all in a library of its own, which changes
 * the types of every page's events (lib.webworker).
 */
export interface WorkerScope {
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
