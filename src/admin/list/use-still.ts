import { type RefObject, useReducer, useRef } from 'react';

/**
 * Keeps rows in their places while pointer or focus is among them or the page is scrolled, because a refetch must not
 * move one under a finger that is about to press. What a row says is new.
 * Another view begins anew, and what this person has removed leaves at once.
 */
export function useStill<T extends { id: string }>(
  rows: readonly T[],
  { view, list, removed }: { view: string; list: RefObject<HTMLElement | null>; removed: readonly unknown[] },
) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const shown = useRef({ view, rows });
  if (shown.current.view !== view || shown.current.rows.length === 0 || !isRead(list.current)) {
    shown.current = { view, rows };
  }
  const still = shown.current.rows;
  const byId = still === rows ? undefined : new Map(rows.map((row) => [row.id, row]));
  const known = new Set(still.map(({ id }) => id));
  return {
    still: byId ? still.flatMap((row) => byId.get(row.id) ?? (removed.includes(row.id) ? [] : [row])) : still,
    newCount: byId ? rows.filter(({ id }) => !known.has(id)).length : 0,
    leaving: { onPointerLeave: look, onBlur: look },
    showNew: () => {
      shown.current = { view, rows };
      look();
    },
  };
}

const isRead = (list: HTMLElement | null) =>
  list !== null &&
  list.clientHeight > 0 &&
  (scrollY > 0 || list.matches(':hover') || list.contains(document.activeElement));
