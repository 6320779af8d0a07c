import { keepPreviousData, useMutationState, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { filterRequests, inReadingOrder, toSearchable } from '#admin/case/search-requests.ts';
import { isFiltering, isSearching, type RequestFilter } from '#admin/shown/request-filter.ts';
import { pageQuery, REMOVED, wholeQuery } from '#admin/shown/request-queries.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { CONTACTS_PER_PAGE, MATCHES_SHOWN } from './limits.ts';
import type { InboxPlace } from './use-inbox-address.ts';
import { useStill } from './use-still.ts';

/** The rows on the screen (Spec §4, §5): a page of five, the first hits of a filter, or of a search in this browser. */
export function useListed({ filter: wished, page: wanted }: InboxPlace) {
  const list = useRef<HTMLDivElement>(null);
  // The list may lag behind the typing, because rendering rows takes longer than a key stroke.
  const asked = useDeferredValue(wished);
  const key = JSON.stringify(asked);
  const [more, setMore] = useState({ key, most: MATCHES_SHOWN });
  // A new filter starts at its first hit (Spec §4).
  const most = more.key === key ? more.most : MATCHES_SHOWN;
  const isFound = isSearching(asked);
  const part = useQuery({
    ...(isFiltering(asked) ? pageQuery(asked, 1, most) : pageQuery(asked, wanted, CONTACTS_PER_PAGE)),
    enabled: !isFound,
    placeholderData: keepPreviousData,
  });
  const whole = useQuery({ ...wholeQuery(asked), enabled: isFound });
  const hits = useHits(isFound ? whole.data : undefined, asked);
  // The last page stays until the next one is loaded, with its own filter.
  const { filter, page, limit, total, submissions } = (!isFound && part.data) || {
    ...{ filter: asked, page: 1, limit: most },
    ...{ total: hits?.length ?? 0, submissions: hits?.slice(0, most) ?? NOBODY },
  };
  const isFiltered = isFiltering(filter);
  const view = JSON.stringify([filter, page, limit]);
  const removed = useMutationState({
    filters: { mutationKey: REMOVED, status: 'success' },
    select: ({ state }) => state.variables,
  }).flat();
  return {
    ...{ query: isFound ? whole : part, list, view, filter, page, total, isFiltered },
    pages: Math.max(1, Math.ceil(total / CONTACTS_PER_PAGE)),
    ...useStill(submissions, { view, list, removed }),
    hidden: isFiltered ? Math.max(0, total - submissions.length) : 0,
    showMore: () => setMore({ key, most: most + MATCHES_SHOWN }),
  };
}
export type Listed = ReturnType<typeof useListed>;

const NOBODY: [] = [];

function useHits(all: readonly StoredRequest[] | undefined, { search }: RequestFilter) {
  const searchable = useMemo(() => all && toSearchable(all), [all]);
  return useMemo(() => searchable && inReadingOrder(filterRequests(searchable, search)), [searchable, search]);
}
