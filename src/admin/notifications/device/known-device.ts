import { tryStorage } from '#shared/browser/try-storage.ts';

/** The storage key of this browser's device id. An id means that notifications are on. */
const KEY = 'push-device';

/** Returns this browser's device id; undefined if notifications are off or storage is blocked. */
export const knownDevice = (): string | undefined => tryStorage(() => localStorage.getItem(KEY)) ?? undefined;
export const rememberDevice = (id: string) => tryStorage(() => localStorage.setItem(KEY, id));
export const forgetDevice = () => tryStorage(() => localStorage.removeItem(KEY));
