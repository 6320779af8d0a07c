import { useLayoutEffect, useRef } from 'react';
import { PAGE_BUTTONS, PAGING_REST_MS } from '#config/limits.ts';
import { INBOX_HEADING } from './focus-after.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Five of them in one row of 328 px; where they don't fit they wrap, and keep their words inside. */
const STEP = 'button min-w-[48px] px-[0.7em] aria-[current]:bg-petrol aria-[current]:text-white';

/** Zurück, up to three page buttons, Weiter (Spec §2). Nothing where there is one page. */
export function Pagination({ page, pages, onPage: turnTo }: PaginationProps) {
  const { pager, hold } = useSteadyPlace();
  if (pages <= 1) return null;

  function onPage(next: number) {
    hold();
    turnTo(next);
  }

  // At an end the button keeps the focus: disabled, it would lose it.
  const stepTo = (next: number) => ({
    'aria-disabled': next < 1 || next > pages,
    onClick: () => {
      if (next >= 1 && next <= pages) onPage(next);
    },
  });

  return (
    <nav ref={pager} className="flex flex-wrap justify-center gap-2 max-[600px]:gap-x-1" aria-label={texts.pages}>
      <button type="button" className={STEP} {...stepTo(page - 1)}>
        {texts.back}
      </button>
      {pageNumbers(page, pages, PAGE_BUTTONS).map((number) => (
        <button
          key={number}
          type="button"
          className={STEP}
          aria-label={texts.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button type="button" className={STEP} {...stepTo(page + 1)}>
        {texts.next}
      </button>
    </nav>
  );
}

/** At most `most` page numbers around the current one: (5, 9, 3) → [4, 5, 6]; at the ends they stay in range. */
export function pageNumbers(current: number, pages: number, most: number): number[] {
  const length = Math.min(most, pages);
  const first = Math.max(1, Math.min(current - Math.floor(length / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/**
 * Keeps the buttons where they are on the screen while somebody taps them, so that the second of two quick taps hits
 * the same one. When the taps rest, it leads to the list's head.
 */
function useSteadyPlace() {
  const pager = useRef<HTMLElement>(null);
  const place = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // After each render, because the cards above are of other heights.
  useLayoutEffect(() => {
    if (place.current === undefined || !pager.current) return;
    scrollBy({ top: pager.current.getBoundingClientRect().top - place.current, behavior: 'instant' });
  });

  function hold() {
    place.current = pager.current?.getBoundingClientRect().top;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      place.current = undefined;
      document.getElementById(INBOX_HEADING)?.scrollIntoView({ block: 'nearest' });
    }, PAGING_REST_MS);
  }

  return { pager, hold };
}
