import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element at its place on the screen, because what stands above it changes in height.
 *
 * @param changed Another value: then the list is drawn anew.
 * @returns Holds an element until that.
 */
export function useHeldPlace(changed: unknown): (element: Element | null) => void {
  const held = useRef<{ element: Element; top: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change moves what is held.
  useLayoutEffect(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    if (element.isConnected) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [changed]);

  return useCallback((element) => {
    held.current = element ? { element, top: element.getBoundingClientRect().top } : undefined;
  }, []);
}
