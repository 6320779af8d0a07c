import { type RefObject, useLayoutEffect, useState } from 'react';
import type { StoredRequest } from '#domain/requests/shapes.ts';

interface Place {
  /** All requests, because the opened one may match the filter no longer. */
  contacts: readonly StoredRequest[] | undefined;
  /** The id of the request that the address opens. */
  linked: string | undefined;
  /** The search, filter or page; another one begins anew. */
  view: string;
  isBeside: boolean;
  /** Whether a request may leave the list by an answer. */
  isFiltered: boolean;
}

/**
 * Keeps the opened request at its place in a filtered list until it is closed, because it must not vanish under the hand
 * that answers it. Beside the list one is always open: the linked one, the one that was open, or the first.
 */
export function useStaysOpen(cards: readonly StoredRequest[], { contacts, linked, view, isBeside, isFiltered }: Place) {
  const [last, setLast] = useState<{ view: string; opened?: string | undefined; place: number }>({ view, place: 0 });
  const isSameView = last.view === view;
  const place = isSameView ? last.place : 0;
  const wanted = linked ?? (isBeside ? last.opened : undefined);
  const left = (linked || isSameView) && isFiltered && contacts?.find(({ id }) => id === wanted);
  const shown = !left || cards.includes(left) ? cards : cards.toSpliced(place, 0, left);
  const isThere = shown.some(({ id }) => id === wanted);
  const opened = isThere ? wanted : isBeside ? shown[Math.min(place, shown.length - 1)]?.id : undefined;
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === opened),
  );
  if (!isSameView || last.opened !== opened || last.place !== at) setLast({ view, opened, place: at });
  return { shown, opened };
}

/** Whether the opened request stands beside the list, as the variant `beside` of admin.css says. */
export function useIsBeside(list: RefObject<HTMLElement | null>): boolean {
  const [isBeside, setBeside] = useState(false);
  useLayoutEffect(() => {
    if (!list.current) return;
    const element = list.current;
    const look = () => setBeside(getComputedStyle(element).getPropertyValue('--beside') !== '');
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return isBeside;
}
