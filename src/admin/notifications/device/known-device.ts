/** The storage key of this browser's device id. An id means that notifications are on. */
const KEY = 'push-device';

/** Returns this browser's device id; undefined if notifications are off or storage is blocked. */
export function knownDevice(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export const rememberDevice = (id: string): void => localStorage.setItem(KEY, id);
export const forgetDevice = (): void => localStorage.removeItem(KEY);
