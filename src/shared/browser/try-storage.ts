/** Uses the browser's storage. Returns undefined if the browser blocks it, because every access then throws. */
export function tryStorage<T>(use: () => T, tell?: (error: unknown) => void): T | undefined {
  try {
    return use();
  } catch (error) {
    tell?.(error);
    return undefined;
  }
}
