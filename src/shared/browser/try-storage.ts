/** Uses the browser's storage. Returns undefined if the browser blocks it, because every access then throws. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
