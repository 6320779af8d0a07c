import { useLayoutEffect, useRef } from 'react';
import { PAGE_BUTTONS, PAGING_REST_MS } from '#config/limits.ts';
import { INBOX_HEADING } from './hand-on-to-next-card.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Five buttons fit a row of 328 px; with larger text they wrap. */
const STEP = 'button min-w-[48px] px-[0.7em] aria-[current]:bg-petrol aria-[current]:text-white';

/** Zurück, up to three page buttons, Weiter (Spec §2). Empty for a single page. */
export function Pagination({ page, pages, onPage: turnTo }: PaginationProps) {
  const { pager, hold } = useSteadyPlace();
  if (pages <= 1) return null;

  function onPage(next: number) {
    hold();
    turnTo(next);
  }

  // aria-disabled, because a disabled button would lose the focus.
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

/** Up to `most` page numbers around the current one: (5, 9, 3) → [4, 5, 6]. */
export function pageNumbers(current: number, pages: number, most: number): number[] {
  const length = Math.min(most, pages);
  const first = Math.max(1, Math.min(current - Math.floor(length / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/**
 * Keeps the buttons at their place on the screen between quick taps, so the second tap hits the same one. Scrolls to
 * the list's heading when the taps rest.
 */
function useSteadyPlace() {
  const pager = useRef<HTMLElement>(null);
  const place = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // After each render, because the cards above differ in height.
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
