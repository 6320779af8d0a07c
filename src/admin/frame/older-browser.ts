/** Adds what the area's oldest browsers lack, and shows the shell's sentence where even its layout is missing. */
export function helpOlderBrowser(): void {
  Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
    const groups = new Map<K, T[]>();
    for (const [index, item] of [...items].entries()) {
      const key = keyOf(item, index);
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return groups;
  };
  URL.canParse ??= (address, base) => {
    try {
      return !!new URL(address, base);
    } catch {
      return false;
    }
  };
  const added = {
    toSorted(this: unknown[], ...how: Parameters<unknown[]['sort']>) {
      return [...this].sort(...how);
    },
    toReversed(this: unknown[]) {
      return [...this].reverse();
    },
    toSpliced(this: unknown[], ...change: Parameters<unknown[]['splice']>) {
      const copy = [...this];
      copy.splice(...change);
      return copy;
    },
  };
  for (const [name, value] of Object.entries(added))
    if (!(name in Array.prototype)) Object.defineProperty(Array.prototype, name, { value });
  if (CSS.supports('selector(:has(a))')) return;
  addEventListener('DOMContentLoaded', () => document.getElementById('old-browser')?.removeAttribute('hidden'));
}
