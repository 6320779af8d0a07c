import { useRef, useState } from 'react';

export function usePress(work: () => unknown) {
  const [isWorking, setWorking] = useState(false);
  const isUnderWay = useRef(false);

  async function press() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setWorking(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setWorking(false);
    }
  }

  return { isWorking, press };
}
