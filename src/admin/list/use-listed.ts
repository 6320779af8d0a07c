import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { filterRequests, inReadingOrder, isFiltering, toSearchable } from '#admin/shown/filter-requests.ts';
import { inboxQuery } from '#admin/shown/request-queries.ts';
import { CONTACTS_PER_PAGE, MATCHES_SHOWN } from './limits.ts';
import type { InboxPlace } from './use-inbox-address.ts';
import { useStill } from './use-still.ts';

/** The rows on the screen: a page of five, or the first hits of the filter (Spec §4, §5), of the whole inbox. */
export function useListed({ filter: wished, page: wanted }: InboxPlace) {
  const list = useRef<HTMLDivElement>(null);
  const query = useQuery(inboxQuery);
  const all = query.data?.contacts ?? NOBODY;
  const searchable = useMemo(() => toSearchable(all), [all]);
  // The list may lag behind the typing, because rendering rows takes longer than a key stroke.
  const filter = useDeferredValue(wished);
  const hits = useMemo(() => inReadingOrder(filterRequests(searchable, filter), filter), [searchable, filter]);
  const isFiltered = isFiltering(filter);
  const pages = Math.max(1, Math.ceil(hits.length / CONTACTS_PER_PAGE));
  const page = Math.min(wanted, pages);
  const view = JSON.stringify([filter, page]);
  const [more, setMore] = useState({ view, most: MATCHES_SHOWN });
  // A new search starts at its first hit (Spec §4).
  const most = more.view === view ? more.most : MATCHES_SHOWN;
  const [from, until] = isFiltered ? [0, most] : [(page - 1) * CONTACTS_PER_PAGE, page * CONTACTS_PER_PAGE];
  const rows = hits.slice(from, until);
  return {
    ...{ query, list, view, filter, hits, isFiltered, page, pages, from },
    ...useStill(rows, { view: `${view} ${most}`, all, list }),
    hidden: isFiltered ? Math.max(0, hits.length - most) : 0,
    showMore: () => setMore({ view, most: most + MATCHES_SHOWN }),
  };
}
export type Listed = ReturnType<typeof useListed>;

const NOBODY: [] = [];
