import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { isFiltering, isSearching, type RequestFilter } from '#admin/shown/request-filter.ts';
import { pageQuery, wholeQuery } from '#admin/shown/request-queries.ts';
import { CONTACTS_PER_PAGE, MATCHES_SHOWN } from '#config/limits.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { filterRequests, inReadingOrder, toSearchable } from './search-requests.ts';
import type { InboxPlace } from './use-inbox-address.ts';
import { useStill } from './use-still.ts';

/** The rows on the screen (Spec §4, §5): a page of five, the first hits of a filter, or of a search in this browser. */
export function useListed({ filter: wished, page: wanted }: InboxPlace) {
  const list = useRef<HTMLDivElement>(null);
  // The list may lag behind the typing, because rendering rows takes longer than a key stroke.
  const filter = useDeferredValue(wished);
  const isFiltered = isFiltering(filter);
  const asked = JSON.stringify(filter);
  const [more, setMore] = useState({ asked, most: MATCHES_SHOWN });
  // A new filter starts at its first hit (Spec §4).
  const most = more.asked === asked ? more.most : MATCHES_SHOWN;
  const isFound = isSearching(filter);
  const part = useQuery({
    ...(isFiltered ? pageQuery(filter, 1, most) : pageQuery(filter, wanted, CONTACTS_PER_PAGE)),
    enabled: !isFound,
    placeholderData: keepPreviousData,
  });
  const whole = useQuery({ ...wholeQuery(filter), enabled: isFound });
  const hits = useHits(isFound ? whole.data : undefined, filter);
  const page = isFound ? undefined : part.data;
  const total = hits?.length ?? page?.total ?? 0;
  const rows = hits?.slice(0, most) ?? page?.submissions ?? NOBODY;
  const view = page?.view ?? `${asked} ${most}`;
  return {
    ...{ query: isFound ? whole : part, list, view, filter, total, isFiltered },
    ...{ page: page?.page ?? 1, pages: Math.max(1, Math.ceil(total / CONTACTS_PER_PAGE)) },
    ...useStill(rows, { view, list }),
    hidden: isFiltered ? Math.max(0, total - rows.length) : 0,
    showMore: () => setMore({ asked, most: most + MATCHES_SHOWN }),
  };
}
export type Listed = ReturnType<typeof useListed>;

const NOBODY: [] = [];

/** The hits of a search, in their order. */
function useHits(all: readonly StoredRequest[] | undefined, { search }: RequestFilter) {
  const searchable = useMemo(() => all && toSearchable(all), [all]);
  return useMemo(() => searchable && inReadingOrder(filterRequests(searchable, search)), [searchable, search]);
}
