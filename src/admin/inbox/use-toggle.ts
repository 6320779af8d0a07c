import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isShortcut } from './is-shortcut.ts';

interface Opening {
  list: RefObject<HTMLElement | null>;
  /** The id of the opened request. */
  linked: string | undefined;
  /** The id that needs no leading. */
  known: RefObject<string | undefined>;
  open: (id: string | undefined) => void;
}

/**
 * Opens and closes a request and keeps its row at its place on the screen, because another one closes above it. The
 * keys `j` and `k` lead to the next and the previous row, Escape closes.
 */
export function useToggle({ list, linked, known, open }: Opening): (id: string) => void {
  const held = useRef<{ row: Element; top: number }>(undefined);

  const toggle = useCallback(
    (id: string) => {
      const row = document.getElementById(`contact-${id}`);
      if (row) held.current = { row, top: row.getBoundingClientRect().top };
      known.current = id === linked ? undefined : id;
      open(known.current);
    },
    [known, linked, open],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is open moves the rows.
  useLayoutEffect(() => {
    if (!held.current) return;
    const { row, top } = held.current;
    held.current = undefined;
    if (row.isConnected) scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [linked]);

  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      const openers = [...(list.current?.querySelectorAll<HTMLElement>('article [aria-expanded][data-row]') ?? [])];
      const at = openers.findIndex((opener) => opener.closest('article')?.contains(document.activeElement));
      const opener = event.key === 'j' ? openers[at + 1] : event.key === 'k' ? openers[at - 1] : undefined;
      opener?.focus();
      // Beside the list the detail follows.
      if (opener && linked) opener.click();
      if (event.key === 'Escape' && linked) {
        openers[at]?.focus();
        toggle(linked);
      }
    }
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [list, linked, toggle]);

  return toggle;
}
