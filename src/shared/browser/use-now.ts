import { useEffect, useState } from 'react';
import { SECOND_MS } from '#config/limits.ts';

export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

export const useSecondsSince = (at: string): number =>
  Math.max(0, Math.round((useNow(SECOND_MS).getTime() - Date.parse(at)) / SECOND_MS));
