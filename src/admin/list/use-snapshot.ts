import { type RefObject, useCallback, useEffect, useState } from 'react';

/** An entry with its moment, ISO 8601 in UTC. */
interface Dated {
  createdAt: string;
}

interface Reading {
  list: RefObject<HTMLElement | null>;
  /** The time of the last load; each load shows new entries if nobody reads. */
  loadedAt: number;
  /** Whether new entries always wait for `showNew`. */
  isPinned: boolean;
}

/**
 * Holds back entries that arrive while somebody reads a list, because a refetch must not move it under the reader.
 *
 * @param entries Newest first.
 */
export function useSnapshot<T extends Dated>(entries: readonly T[], { list, loadedAt, isPinned }: Reading) {
  const [until, setUntil] = useState<string>();
  const newest = entries[0]?.createdAt;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a load without new entries decides again, too.
  useEffect(() => {
    setUntil((before) => (before !== undefined && (isPinned || isReading(list.current)) ? before : newest));
  }, [newest, loadedAt, until, isPinned, list]);

  const showNew = useCallback(() => setUntil(undefined), []);
  return { ...splitAt(entries, until), showNew };
}

/** Splits off and counts the entries newer than `until`. Shows all if it is undefined or nothing else is left. */
export function splitAt<T extends Dated>(entries: readonly T[], until: string | undefined) {
  const firstKnown = until === undefined ? 0 : entries.findIndex(({ createdAt }) => createdAt <= until);
  const newCount = Math.max(0, firstKnown);
  return { shown: entries.slice(newCount), newCount };
}

/** Whether the page or the list is scrolled, or focus, pointer or selection are in the list. */
function isReading(list: HTMLElement | null): boolean {
  if (!list) return false;
  const selection = document.getSelection();
  const hasSelection = selection !== null && !selection.isCollapsed && selection.containsNode(list, true);
  const isScrolled = window.scrollY > 0 || (list.parentElement?.scrollTop ?? 0) > 0;
  return isScrolled || hasSelection || list.contains(document.activeElement) || list.matches(':hover');
}
