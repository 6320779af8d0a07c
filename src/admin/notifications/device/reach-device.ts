import { PUSH_SIGN_IN_MS } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import { pushRoutes } from '../push/contract.ts';
import { forgetDevice, knownDevice, rememberDevice } from './known-device.ts';

const WORKER = '/admin-worker.js';
const SCOPE = '/admin';

/** What stands between this browser and its notifications; 'open' where nothing but a wish is missing. */
export type Reach = 'unsupported' | 'needsHomeScreen' | 'blocked' | 'open' | 'on';

/** How this browser stands: by what it can, what it was allowed, and what was wished. */
export function reachOf(): Reach {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // On an iPhone only what lies on the home screen has them at all.
  if (!can) return isApplesPhone() ? 'needsHomeScreen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && knownDevice() !== undefined ? 'on' : 'open';
}

/** An iPad calls itself a Mac, with fingers. */
const isApplesPhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/**
 * Asks for the permission, subscribes and tells the server. Only within a tap: browsers ignore the question otherwise.
 * Gives how it stands then.
 */
export async function turnOn(): Promise<Reach> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return reachOf();
  // A browser may wait for its push service without end. What it gets later counts at the next start.
  await Promise.race([tellServer(true), failAfter(PUSH_SIGN_IN_MS)]);
  return reachOf();
}

const failAfter = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The push service does not answer')), ms));

/** Nothing is told here any more. */
export async function turnOff(): Promise<void> {
  const id = knownDevice();
  if (id) await call(pushRoutes.remove, { params: { id } });
  await forget();
}

/**
 * At each start of the admin area: subscriptions vanish without a word (updates, idle months), and the key may be another
 * one. Where the permission is there it is renewed, unless the owner has removed this device elsewhere.
 */
export async function renewDevice(): Promise<void> {
  if (reachOf() === 'on') await tellServer(false);
}

async function tellServer(isWished: boolean): Promise<void> {
  const { publicKey } = await call(pushRoutes.key);
  const { endpoint, keys } = (await subscribed(publicKey)).toJSON();
  const body = {
    id: knownDevice(),
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    isWished,
  };
  const { id } = await call(pushRoutes.keep, { body });
  if (id) rememberDevice(id);
  else await forget();
}

/** The browser's subscription to our key; an older one goes. */
async function subscribed(publicKey: string): Promise<PushSubscription> {
  // A kept copy of the worker would live on after a release.
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) === publicKey) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

const keyOf = ({ options }: PushSubscription) =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function forget(): Promise<void> {
  forgetDevice();
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** When something was shown here last, as the worker noted it. ISO 8601. */
export async function lastArrival(): Promise<string | undefined> {
  if (!('caches' in window)) return undefined;
  const note = await caches.match('/admin/last-arrival');
  return note?.text();
}
