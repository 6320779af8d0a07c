import { type RefObject, useEffect, useState } from 'react';
import { isReading } from './is-reading.ts';

interface Known {
  /** The moment of the newest entry that was loaded. */
  newest: string | undefined;
  /** When it was loaded: each time is a chance to take new entries in. */
  loadedAt: number;
}

/**
 * The cut-off of a list's snapshot (newer entries are held back), and how to move it: by itself when entries arrive while
 * nobody reads, otherwise when the reader asks for them.
 */
export function useTakenIn({ newest, loadedAt }: Known, list: RefObject<HTMLElement | null>) {
  const [until, setUntil] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: also a load that found nothing new decides again.
  useEffect(() => {
    setUntil((before) => (before !== undefined && isReading(list.current) ? before : newest));
  }, [newest, loadedAt, list]);

  return { until, takeIn: () => setUntil(newest) };
}
