import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { isFiltering, type RequestFilter, STATE_FILTERS } from '#admin/shown/request-filter.ts';
import { SEARCH_MAX_CHARS } from '#config/limits.ts';
import { SERVICE_KINDS } from '#content/service-kinds.ts';

interface InboxAddress {
  id?: string | undefined;
  page: number;
  filter: RequestFilter;
}

const PAGE = /^[1-9]\d{0,5}$/;
const ID = /^[\da-f-]{36}$/;

/**
 * Reads '/contacts/<id>', '?page=3', '?service=fenster#search=meier'; ignores invalid values. The
 * search stands after the '#', because names must not reach a server's log. Earlier mails name a request as
 * '?contact=<id>'.
 */
export function readInboxAddress(path: string, query: string, hash: string): InboxAddress {
  const params = new URLSearchParams(query);
  const validOf = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name) ?? '';
    return isValid(value) ? value : '';
  };
  return {
    id: path.split('/')[2] ?? (validOf('contact', (id) => ID.test(id)) || undefined),
    page: Number(validOf('page', (page) => PAGE.test(page))) || 1,
    filter: {
      search: (new URLSearchParams(hash.slice(1)).get('search') ?? '').slice(0, SEARCH_MAX_CHARS),
      service: SERVICE_KINDS.find((kind) => kind === params.get('service')) ?? '',
      state: STATE_FILTERS.find((state) => state === params.get('state')) ?? '',
    },
  };
}

/** Writes the address without defaults. A filter has no page (Spec §4). */
export function inboxHref({ id, page, filter }: InboxAddress): string {
  const { search, ...filters } = filter;
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  if (page > 1 && !isFiltering(filter)) params.set('page', String(page));
  const path = `/contacts${id ? `/${id}` : ''}${params.size > 0 ? `?${params}` : ''}`;
  return search === '' ? path : `${path}#${new URLSearchParams({ search })}`;
}

/** Keeps request, page and filter in the address. A page, and a search's start or end, push a history entry; letters don't. */
export function useInboxAddress() {
  const query = useSearch();
  const hash = useLocationProperty(() => location.hash);
  const [path, navigate] = useLocation();
  return useMemo(() => {
    const address = readInboxAddress(path, query, hash);
    const go = (to: Partial<InboxAddress>, options?: { replace?: boolean; state?: unknown }) =>
      navigate(inboxHref({ ...address, id: undefined, ...to }), options);
    const setFilter = (filter: RequestFilter) =>
      go({ page: 1, filter }, { replace: isFiltering(filter) && isFiltering(address.filter) });
    const close = () => (history.state?.isOpened ? history.back() : go({}, { replace: true }));
    return { ...address, go, setFilter, close };
  }, [path, query, hash, navigate]);
}
export type InboxPlace = ReturnType<typeof useInboxAddress>;
