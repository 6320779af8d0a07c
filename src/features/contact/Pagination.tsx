import { PAGE_BUTTONS } from '#config/limits.ts';
import { pageNumbers } from './page-numbers.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Zurück, up to three page buttons, Weiter (Spec §2). Nothing where there is one page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pagination" aria-label={texts.pages}>
      <button type="button" className="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.back}
      </button>
      {pageNumbers(page, pages, PAGE_BUTTONS).map((number) => (
        <button
          key={number}
          type="button"
          className="button"
          aria-label={texts.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button type="button" className="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </button>
    </nav>
  );
}
