import { useRef, useState } from 'react';

/**
 * Sends one change at a time, for a control that is quicker than the server. Skips to the last change made meanwhile.
 * `fulfil` returns whether it succeeded. `wish` is the change that will hold; undefined once all is done.
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
