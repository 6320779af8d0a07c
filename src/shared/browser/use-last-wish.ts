import { useRef, useState } from 'react';

/**
 * For a control that is quicker than the server: it fulfils one wish at a time, and the last one made meanwhile after
 * it; what lies between is left out. `fulfil` says whether it went well. `wish` is the one that will hold, undefined once all is done.
 */
export function useLastWish<T>(fulfil: (wish: T) => Promise<boolean>) {
  const [wish, setWish] = useState<T>();
  const waiting = useRef<{ wish: T }>(undefined);
  const isBusy = useRef(false);

  async function ask(next: T): Promise<void> {
    waiting.current = { wish: next };
    setWish(() => next);
    if (isBusy.current) return;
    isBusy.current = true;
    let before: { wish: T } | undefined;
    while (waiting.current) {
      const current: { wish: T } = waiting.current;
      waiting.current = undefined;
      // There and back again: it holds already.
      if (before && before.wish === current.wish) continue;
      before = (await fulfil(current.wish)) ? current : undefined;
    }
    isBusy.current = false;
    setWish(undefined);
  }

  return { wish, ask };
}
