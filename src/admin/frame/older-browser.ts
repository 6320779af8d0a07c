/** Adds what iOS 17.0 to 17.3 lack, and shows the shell's sentence where even the menu or the colours are missing. */
export function helpOlderBrowser(): void {
  Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
    const groups = new Map<K, T[]>();
    for (const [index, item] of [...items].entries()) {
      const key = keyOf(item, index);
      groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    return groups;
  };
  if ('popover' in HTMLElement.prototype && CSS.supports('selector(:has(a))')) return;
  addEventListener('DOMContentLoaded', () => document.getElementById('old-browser')?.removeAttribute('hidden'));
}
