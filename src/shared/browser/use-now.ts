import { useEffect, useState } from 'react';

/** The time, told anew at least this often: for what is said of a moment, e.g. how long it is away. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
