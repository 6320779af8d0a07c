/** Makes a value with its first use: the first Intl formatter of a process costs milliseconds. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
