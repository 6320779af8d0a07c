/** A value outside React, for `useSyncExternalStore`. Every change is told, also one inside the value. */
export function storeOf<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    now: () => value,
    change(next: T): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
