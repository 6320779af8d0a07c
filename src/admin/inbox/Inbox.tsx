import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { BINNED_AT_ONCE, CONTACTS_PER_PAGE, MATCHES_SHOWN } from '#config/limits.ts';
import { isWaiting } from '#domain/requests/case/steps.ts';
import { customersIn } from '#domain/requests/person/customers.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { staleText } from '#shared/ui/stale-text.ts';
import { filterRequests, inReadingOrder, isFiltering, isNarrowed, NO_FILTER, toSearchable } from './filter-requests.ts';
import { INBOX_HEADING } from './hand-on-to-next-card.ts';
import { InboxCards, NothingHere } from './InboxCards.tsx';
import { Pagination } from './Pagination.tsx';
import { inboxQuery } from './request-queries.ts';
import { inboxTexts as texts } from './texts.ts';
import type { InboxPlace } from './use-inbox-address.ts';
import { useOpened } from './use-opened.ts';
import { removeByIds, useRemoveMany } from './use-remove-many.ts';
import { useSnapshot } from './use-snapshot.ts';
import { useIsBeside, useStaysOpen } from './use-stays-open.ts';

/**
 * The list of requests: pages of five, or the matches of the filter (Spec §4, §5). The browser filters and pages the
 * whole inbox. New requests wait behind a button, because a refetch must not move the list under the reader.
 */
export function Inbox({ address }: { address: InboxPlace }) {
  const { filter, page: wanted, turnTo, linked, setFilter } = address;
  const list = useRef<HTMLElement>(null);
  const { data, dataUpdatedAt: loadedAt, error, refetch } = useQuery(inboxQuery);
  const searchable = useMemo(() => {
    const { contacts = [] } = data ?? {};
    return toSearchable(contacts, customersIn(contacts));
  }, [data]);
  // The list may lag behind the typing, because rendering cards takes longer than a key stroke.
  const deferred = useDeferredValue(filter);
  const matches = useMemo(() => filterRequests(searchable, deferred), [searchable, deferred]);
  const isFiltered = isFiltering(deferred);
  const isLaterPage = !isFiltered && wanted > 1;
  const { shown, newCount, showNew } = useSnapshot(matches, { list, loadedAt, isPinned: isLaterPage });
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
  const listed = isFiltered
    ? inReadingOrder(shown, deferred).slice(0, most)
    : shown.slice(first, first + CONTACTS_PER_PAGE);

  const isBeside = useIsBeside(list);
  const view = JSON.stringify([deferred, page]);
  const contacts = data?.contacts;
  const { shown: cards, opened } = useStaysOpen(listed, { contacts, linked, view, isBeside, isFiltered });
  const isGone = !!linked && !!contacts && !contacts.some(({ id }) => id === linked);
  const toggle = useOpened(address, { opened, isBeside, isGone, list, showNew });
  const remove = useRemoveMany(removeByIds);

  // The last request of the last page was deleted, or the address names a later page.
  const isBeyond = data !== undefined && !isFiltered && wanted > pages;
  useEffect(() => {
    if (isBeyond) turnTo(pages, { replace: true });
  }, [isBeyond, pages, turnTo]);

  function leadToNew() {
    showNew();
    if (isLaterPage) turnTo(1);
    document.getElementById(INBOX_HEADING)?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }

  async function removeHits() {
    const hits = shown.slice(0, BINNED_AT_ONCE);
    const kept = hits.filter(({ state, dealAt }) => !isWaiting({ state, dealAt })).length;
    const isRemoved = await remove(
      hits.map(({ id }) => id),
      { ...texts.removal, confirm: texts.confirmRemoveHits(hits.length, kept) },
    );
    if (isRemoved) document.getElementById(INBOX_HEADING)?.focus();
  }

  const range = total > 0 ? texts.shown(first + 1, first + listed.length, total) : undefined;
  const summary = data ? (isFiltered ? texts.matches(total) : range) : texts.loading;
  const failure = error && (
    <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={data && loadedAt} />
  );
  const hidden = isFiltered ? total - most : 0;
  const hasHits = isNarrowed(deferred) && total > 0;
  return (
    // Flex instead of grid, because a grid row would limit a sticky element.
    <section className="flex flex-col beside:[--beside:1]" aria-labelledby={INBOX_HEADING} ref={list}>
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
      {/* Above the hits of a search, otherwise under the list, because the first request comes first. */}
      <div
        className={`flex min-h-touch flex-wrap items-center justify-between gap-x-4 px-4 ${hasHits ? 'border-b border-glass-3' : 'order-1'}`}
      >
        <p className="text-small text-ink-soft tabular-nums" role="status">
          {error ? data && staleText(loadedAt) : summary}
        </p>
        {hasHits && (
          <PendingButton
            className="min-h-touch px-2 text-small text-petrol underline underline-offset-4"
            aria-label={texts.removeHits(Math.min(total, BINNED_AT_ONCE))}
            onPress={removeHits}
          >
            {texts.removeAll}
          </PendingButton>
        )}
      </div>
      {!data && failure}
      <InboxCards
        contacts={data && cards}
        filter={deferred}
        isLoading={!data && !error}
        opened={opened}
        isBeside={isBeside}
        onToggle={toggle}
      />
      {data && cards.length === 0 && (
        <div className="p-4">
          <NothingHere filter={deferred} onReset={() => setFilter(NO_FILTER)} />
        </div>
      )}
      {hidden > 0 && (
        <button type="button" className="button m-4" onClick={() => setMost(most + MATCHES_SHOWN)}>
          {texts.showMore(Math.min(hidden, MATCHES_SHOWN))}
        </button>
      )}
      <div className="order-1">
        {!isFiltered && <Pagination page={page} pages={pages} onPage={turnTo} />}
        {data && failure}
      </div>
    </section>
  );
}
