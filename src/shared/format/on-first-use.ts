/** Makes a value with its first use: the first Intl formatter of a process costs milliseconds. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
