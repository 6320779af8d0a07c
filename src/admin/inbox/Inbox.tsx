import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { CONTACTS_PER_PAGE, MATCHES_SHOWN } from '#config/limits.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { staleText } from '#shared/ui/stale-text.ts';
import { filterRequests, inReadingOrder, isFiltering, NO_FILTER, toSearchable } from './filter-requests.ts';
import { INBOX_HEADING } from './hand-on-to-next-card.ts';
import { InboxCards, NothingHere } from './InboxCards.tsx';
import { Pagination } from './Pagination.tsx';
import { inboxQuery } from './request-queries.ts';
import { inboxTexts as texts } from './texts.ts';
import type { InboxPlace } from './use-inbox-address.ts';
import { useOpened } from './use-opened.ts';
import { useSnapshot } from './use-snapshot.ts';

/**
 * The list of requests: pages of five, or the matches of the filter (Spec §4, §5). The browser filters and pages the
 * whole inbox. New requests wait behind a button, because a refetch must not move the list under the reader.
 */
export function Inbox({ address }: { address: InboxPlace }) {
  const { filter, page: wanted, turnTo, linked, setFilter } = address;
  const list = useRef<HTMLElement>(null);
  const { data, dataUpdatedAt: loadedAt, error, refetch } = useQuery(inboxQuery);
  const searchable = useMemo(() => toSearchable(data?.contacts ?? []), [data]);
  // The list may lag behind the typing, because rendering cards takes longer than a key stroke.
  const deferred = useDeferredValue(filter);
  const matches = useMemo(() => filterRequests(searchable, deferred), [searchable, deferred]);
  const isFiltered = isFiltering(deferred);
  const isLaterPage = !isFiltered && wanted > 1;
  const { shown, newCount, showNew } = useSnapshot(matches, { list, loadedAt, isPinned: isLaterPage });
  const toggle = useOpened(address, list, showNew);
  const [most, setMost] = useState(MATCHES_SHOWN);
  const [searched, setSearched] = useState(filter);

  // A new search starts at its first match (Spec §4), and may show new requests, because it moves the list anyway.
  if (JSON.stringify(searched) !== JSON.stringify(deferred)) {
    setSearched(deferred);
    setMost(MATCHES_SHOWN);
    showNew();
  }

  const total = shown.length;
  const pages = Math.max(1, Math.ceil(total / CONTACTS_PER_PAGE));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * CONTACTS_PER_PAGE;
  const cards = isFiltered
    ? inReadingOrder(shown, deferred).slice(0, most)
    : shown.slice(first, first + CONTACTS_PER_PAGE);

  // The last request of the last page was deleted, or the address names a later page.
  const isBeyond = data !== undefined && !isFiltered && wanted > pages;
  useEffect(() => {
    if (isBeyond) turnTo(pages, { replace: true });
  }, [isBeyond, pages, turnTo]);

  function leadToNew() {
    showNew();
    if (isLaterPage) turnTo(1);
    const heading = document.getElementById(INBOX_HEADING);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }

  const range = total > 0 ? texts.shown(first + 1, first + cards.length, total) : undefined;
  const summary = data ? (isFiltered ? texts.matches(total) : range) : texts.loading;
  const failure = error && (
    <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={data && loadedAt} />
  );
  const hidden = isFiltered ? total - most : 0;
  return (
    // Flex instead of grid, because a grid row would limit a sticky element.
    <section className="flex flex-col gap-4" aria-labelledby={INBOX_HEADING} ref={list}>
      {/* Floats over the head, because its arrival must move nothing. */}
      <div className="sticky top-2 z-2 -mb-4 grid h-0 content-start justify-items-center gap-2 max-[37.5em]:justify-items-stretch">
        <div role="status">
          {newCount > 0 && (
            <button
              type="button"
              className="button [box-shadow:var(--shadow-pane)] max-[37.5em]:w-full"
              onClick={leadToNew}
            >
              {texts.arrived(newCount)}
            </button>
          )}
        </div>
      </div>
      {/* Two lines on a phone, because a longer summary must move nothing. */}
      <header className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 max-[37.5em]:-mb-2 max-[37.5em]:min-h-[60px] max-[37.5em]:content-center">
        <h2 id={INBOX_HEADING} className="scroll-mt-4" tabIndex={-1}>
          {texts.inbox}
        </h2>
        <p className={`text-ink-soft tabular-nums ${data ? '' : 'max-[37.5em]:sr-only'}`} role="status">
          {error ? data && staleText(loadedAt) : summary}
        </p>
      </header>
      {!data && failure}
      <InboxCards
        contacts={data && cards}
        filter={deferred}
        isLoading={!data && !error}
        opened={linked}
        onToggle={toggle}
      />
      {data && total === 0 && <NothingHere filter={deferred} onReset={() => setFilter(NO_FILTER)} />}
      {hidden > 0 && (
        <button type="button" className="button" onClick={() => setMost(most + MATCHES_SHOWN)}>
          {texts.showMore(Math.min(hidden, MATCHES_SHOWN))}
        </button>
      )}
      {!isFiltered && <Pagination page={page} pages={pages} onPage={turnTo} />}
      {data && failure}
    </section>
  );
}
