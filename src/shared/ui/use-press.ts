import { useRef, useState } from 'react';

/** Ignores a press during the work, or does the work once more afterwards if it is `repeated`. */
export function usePress(work: () => unknown, { repeated = false } = {}) {
  const [isWorking, setWorking] = useState(false);
  const isUnderWay = useRef(false);
  const isKept = useRef(false);
  // A repeated press uses the newest values.
  const latest = useRef(work);
  latest.current = work;

  async function press() {
    isKept.current = repeated && isUnderWay.current;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setWorking(true);
    try {
      do {
        isKept.current = false;
        await latest.current();
      } while (isKept.current);
    } finally {
      isUnderWay.current = false;
      setWorking(false);
    }
  }

  return { isWorking, press };
}
