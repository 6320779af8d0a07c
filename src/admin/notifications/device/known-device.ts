/** Under which id the server knows this browser, and that it is to be told: kept here alone. */
const KEY = 'push-device';

/** Undefined where nobody has switched it on, or storage is blocked. */
export function knownDevice(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export const rememberDevice = (id: string): void => localStorage.setItem(KEY, id);
export const forgetDevice = (): void => localStorage.removeItem(KEY);
