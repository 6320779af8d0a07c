/**
 * Returns the index that a key leads to in a list of `count` entries: arrows go round, Home and End go to the ends
 * (ARIA Authoring Practices, "Menu"). Undefined for every other key.
 */
export function menuStep(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
