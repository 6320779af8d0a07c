import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element at its place on the screen while the list above it changes in height.
 *
 * @param changed A new value means that the list was redrawn.
 * @returns A function that holds an element until the next redraw.
 */
export function useHeldPlace(changed: unknown): (element: Element | null) => void {
  const held = useRef<{ element: Element; top: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change moves the held element.
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
