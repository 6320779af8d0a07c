/**
 * Where a key leads in a list of `count` entries, from the one at `index`: down and up (or right and left, where it
 * lies) go round, Home and End to the ends (ARIA Authoring Practices, "Menu"). Undefined for every other key.
 */
export function menuStep(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
