import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { PAGING_REST_MS } from '#config/limits.ts';

/**
 * Keeps the page buttons where they are on the screen while somebody taps them, so that the second of two quick taps
 * hits the same button; when the taps rest, `afterwards` is called. The result is called with each tap.
 */
export function useSteadyTurns(pager: RefObject<HTMLElement | null>, afterwards: () => void): () => void {
  const place = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A layout effect after each render: the cards above the buttons are others, and of other heights.
  useLayoutEffect(() => {
    if (place.current === undefined || !pager.current) return;
    scrollBy({ top: pager.current.getBoundingClientRect().top - place.current, behavior: 'instant' });
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    place.current = pager.current?.getBoundingClientRect().top;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      place.current = undefined;
      afterwards();
    }, PAGING_REST_MS);
  }, [pager, afterwards]);
}
