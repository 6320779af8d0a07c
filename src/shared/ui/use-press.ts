import { useRef, useState } from 'react';

/**
 * A press during the work repeats it afterwards if it is `repeated`, otherwise only if it failed.
 * `work` returns false on a failure, as `announce` does, and never throws.
 */
export function usePress(work: () => unknown, { repeated = false } = {}) {
  const [isWorking, setWorking] = useState(false);
  const isUnderWay = useRef(false);
  const isKept = useRef(false);
  // A repeated press uses the newest values.
  const latest = useRef(work);
  latest.current = work;

  async function press() {
    isKept.current = isUnderWay.current;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setWorking(true);
    try {
      let isWished = true;
      while (isWished) {
        isKept.current = false;
        const wentWell = (await latest.current()) !== false;
        isWished = isKept.current && (repeated || !wentWell);
      }
    } finally {
      isUnderWay.current = false;
      setWorking(false);
    }
  }

  return { isWorking, press };
}
