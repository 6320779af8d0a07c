import { call } from '#shared/api/call.ts';
import { PUSH_SIGN_IN_MS } from '../limits.ts';
import { pushRoutes } from '../push/contract.ts';
import { forgetDevice, knownDevice, rememberDevice } from './known-device.ts';

const WORKER = '/admin-worker.js';
const SCOPE = '/admin';

export type Reach = 'unsupported' | 'needsHomeScreen' | 'blocked' | 'open' | 'on';

export function reachOf(): Reach {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // iPhones offer push only to apps on the home screen.
  if (!can) return isApplesPhone() ? 'needsHomeScreen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && knownDevice() !== undefined ? 'on' : 'open';
}

/** Tells whether this is an iPhone or iPad. Checks for touch, because iPads call themselves Macs. */
const isApplesPhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Call it from a tap, because browsers ignore the question otherwise. */
export async function turnOn(): Promise<Reach> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return reachOf();
  // Times out, because a browser may wait for its push service forever. The next start picks up a late subscription.
  await Promise.race([tellServer(true), failAfter(PUSH_SIGN_IN_MS)]);
  return reachOf();
}

const failAfter = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The push service does not answer')), ms));

export async function turnOff(): Promise<void> {
  const id = knownDevice();
  if (id) await call(pushRoutes.remove, { params: { id } });
  await forget();
}

/**
 * Renews at each start of the area, because subscriptions vanish silently and keys may change. The server refuses a
 * device that the owner has removed elsewhere.
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

/** Returns the browser's subscription to our key. Replaces one to another key. */
async function subscribed(publicKey: string): Promise<PushSubscription> {
  // Bypasses the HTTP cache, because a cached worker would outlive a release.
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
