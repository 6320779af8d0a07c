import { useRef, useState } from 'react';

interface Press {
  isWorking: boolean;
  press: () => Promise<void>;
}

/**
 * Work that a press starts. A press that comes while it is under way is kept: work that may be `repeated` is done once
 * more when it has ended, any other only where it failed, because the wish was fulfilled otherwise. `work` gives false
 * where it failed, as `announce` does, and throws nothing.
 */
export function usePress(work: () => unknown, { repeated = false } = {}): Press {
  const [isWorking, setWorking] = useState(false);
  const isUnderWay = useRef(false);
  const isKept = useRef(false);
  // What is pressed again is done with what is on the screen by then.
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
