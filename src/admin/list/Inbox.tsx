import { useEffect } from 'react';
import { INBOX_HEADING } from '#admin/shown/card-look.ts';
import { Pagination } from '#admin/shown/Pagination.tsx';
import { isFiltering, isSearching, NO_FILTER, type RequestFilter } from '#admin/shown/request-filter.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { type InboxProps, InboxRows, NothingHere } from './InboxRows.tsx';
import { CONTACTS_PER_PAGE, MATCHES_SHOWN } from './limits.ts';
import type { Listed } from './use-listed.ts';

/** Pages of five, or the hits of the filter (Spec §4, §5). New requests wait behind a button, because nothing may move. */
export function Inbox({ address, listed, opened }: InboxProps) {
  const { go, page: wanted, setFilter } = address;
  const { query, list, filter, isFiltered, page, pages, still, newCount, showNew, hidden } = listed;
  const { data, error, refetch, dataUpdatedAt: loadedAt } = query;

  // The last request of the last page was deleted, or the address names a later page. Not by an answer of an earlier visit.
  const isBeyond = data !== undefined && !query.isFetching && !isFiltered && wanted > pages;
  useEffect(() => {
    if (isBeyond) go({ page: pages }, { replace: true });
  }, [isBeyond, pages, go]);

  function leadToNew() {
    document.getElementById(INBOX_HEADING)?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
    showNew();
  }

  const failure = error && (
    <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={data && loadedAt} />
  );
  return (
    // Flex instead of grid, because a grid row would limit a sticky element.
    <section className="flex flex-col" aria-labelledby={INBOX_HEADING}>
      {/* Floats over the rows, because its arrival must move nothing. */}
      <div className="sticky top-2 z-2 grid h-0 content-start justify-items-center px-2">
        <div role="status">
          {newCount > 0 && (
            <button type="button" className="button [box-shadow:var(--shadow-pane)]" onClick={leadToNew}>
              {texts.arrived(newCount)}
            </button>
          )}
        </div>
      </div>
      <h2 id={INBOX_HEADING} className="sr-only m-0!" tabIndex={-1}>
        {texts.inbox}
      </h2>
      <Summary {...listed} />
      {!data && failure}
      <InboxRows listed={listed} address={address} opened={opened} />
      {data && still.length === 0 && (
        <div className="p-4">
          <NothingHere filter={filter} onReset={() => setFilter(withoutFilters(filter))} />
        </div>
      )}
      {hidden > 0 && (
        <button type="button" className="button m-4" onClick={listed.showMore}>
          {texts.showMore(Math.min(hidden, MATCHES_SHOWN))}
        </button>
      )}
      <div className="order-1">
        {!isFiltered && <Pagination page={page} pages={pages} onPage={(next) => go({ page: next })} />}
        {data && failure}
      </div>
    </section>
  );
}

/** Without the filters beside a search; a search alone goes itself. */
const withoutFilters = ({ search, ...others }: RequestFilter) =>
  isFiltering({ ...others, search: '', state: '' }) ? { ...NO_FILTER, search } : NO_FILTER;

/** The count of the hits, above those of a search; otherwise under the list, because the first request comes first. */
function Summary({ query, filter, total, isFiltered, page, still }: Listed) {
  const { data, error } = query;
  const from = (page - 1) * CONTACTS_PER_PAGE;
  const range = total > 0 ? texts.shown(from + 1, from + still.length, total) : undefined;
  const summary = data
    ? isFiltered
      ? texts.matches(total) + (isSearching(filter) ? texts.everywhere : '')
      : range
    : texts.loading;
  const isAbove = isSearching(filter) && total > 0;
  return (
    <p
      className={`min-h-touch content-center px-4 text-small text-ink-soft tabular-nums ${isAbove ? 'border-b border-glass-3' : 'order-1'}`}
      role="status"
    >
      {!error && summary}
    </p>
  );
}
