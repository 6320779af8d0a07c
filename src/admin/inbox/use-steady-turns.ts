import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PAGING_REST_MS } from '#config/limits.ts';

/**
 * Keeps the page buttons where they are on the screen while somebody taps them, so that the second of two quick taps
 * hits the same button; when the page is there and the taps rest, `afterwards` is called. The result is called with
 * each tap. The rest begins when nothing is coming any more: on a slow line the cards change long after the tap.
 */
export function useSteadyTurns(
  pager: RefObject<HTMLElement | null>,
  isComing: boolean,
  afterwards: () => void,
): () => void {
  const place = useRef<number>(undefined);
  const [taps, setTaps] = useState(0);

  // A layout effect after each render: the cards above the buttons are others, and of other heights.
  useLayoutEffect(() => {
    if (place.current === undefined || !pager.current) return;
    scrollBy({ top: pager.current.getBoundingClientRect().top - place.current, behavior: 'instant' });
  });

  useEffect(() => {
    if (taps === 0 || isComing) return;
    const timer = setTimeout(() => {
      place.current = undefined;
      setTaps(0);
      afterwards();
    }, PAGING_REST_MS);
    return () => clearTimeout(timer);
  }, [taps, isComing, afterwards]);

  return useCallback(() => {
    place.current = pager.current?.getBoundingClientRect().top;
    setTaps((before) => before + 1);
  }, [pager]);
}
