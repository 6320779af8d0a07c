import { INBOX_HEADING } from './card-look.ts';
import { inboxTexts as texts } from './texts.ts';

const PAGE_BUTTONS = 3; // Spec §2 "up to 3 page buttons"

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label?: string;
  heading?: string;
}

const STEP =
  'button min-w-[48px] border-transparent bg-transparent hover:bg-petrol px-[0.7em] font-normal aria-[current]:border-petrol aria-[current]:font-medium';

export function Pagination({ page, pages, onPage, label = texts.pages, heading = INBOX_HEADING }: PaginationProps) {
  if (pages <= 1) return null;

  function turnTo(next: number) {
    if (next < 1 || next > pages || next === page) return;
    onPage(next);
    document.getElementById(heading)?.scrollIntoView({ block: 'nearest' });
  }

  // aria-disabled, because a disabled button would lose the focus.
  const stepTo = (next: number) => ({ 'aria-disabled': next < 1 || next > pages, onClick: () => turnTo(next) });

  return (
    <nav className="flex flex-wrap justify-center gap-2 max-[37.5em]:gap-x-1" aria-label={label}>
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
          onClick={() => turnTo(number)}
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
