import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { isFiltering, type RequestFilter, STATE_FILTERS } from '#admin/shown/filter-requests.ts';
import { SEARCH_MAX_CHARS } from '#config/limits.ts';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import { isDay } from '#shared/format/berlin-day.ts';

/** The part of the inbox that an address shows. */
interface InboxAddress {
  /** Counts from 1. */
  page: number;
  filter: RequestFilter;
  /** The id of the opened request, on any page. */
  linked?: string | undefined;
  /** The id of a request to print in place of the inbox. */
  sheet?: string | undefined;
}

const PAGE = /^[1-9]\d{0,5}$/;
const ID = /^[\da-f-]{36}$/;

/**
 * Reads '?page=3', '?service=fenster#search=meier', '?from=2026-03-01', '?contact=<id>'; ignores invalid values. The
 * search stands after the '#', because names must not reach a server's log.
 */
export function readInboxAddress(query: string, hash: string): InboxAddress {
  const params = new URLSearchParams(query);
  const validOf = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name) ?? '';
    return isValid(value) ? value : '';
  };
  const idOf = (name: string) => validOf(name, (id) => ID.test(id)) || undefined;
  return {
    page: Number(validOf('page', (page) => PAGE.test(page))) || 1,
    filter: {
      search: (new URLSearchParams(hash.slice(1)).get('search') ?? '').slice(0, SEARCH_MAX_CHARS),
      service: SERVICE_KINDS.find((kind) => kind === params.get('service')) ?? '',
      state: STATE_FILTERS.find((state) => state === params.get('state')) ?? '',
      from: validOf('from', isDay),
      to: validOf('to', isDay),
    },
    linked: idOf('contact'),
    sheet: idOf('print'),
  };
}

/** Writes the address without defaults. A filter has no page (Spec §4). */
export function inboxHref({ page, filter, linked }: InboxAddress): string {
  const { search, ...filters } = filter;
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  if (page > 1 && !isFiltering(filter)) params.set('page', String(page));
  if (linked) params.set('contact', linked);
  const query = params.size > 0 ? `?${params}` : '';
  return search === '' ? query : `${query}#${new URLSearchParams({ search })}`;
}

/**
 * Keeps the inbox's page and filter in the address, so they survive a reload, the back button and a new login. A new
 * page pushes a history entry, and so does the start or end of a search; its single letters do not.
 */
export function useInboxAddress() {
  const query = useSearch();
  const hash = useLocationProperty(() => location.hash);
  const [path, navigate] = useLocation();
  const address = useMemo(() => readInboxAddress(query, hash), [query, hash]);
  const write = useCallback(
    (next: InboxAddress, options?: { replace: boolean; state?: unknown }) => navigate(path + inboxHref(next), options),
    [navigate, path],
  );
  const turnTo = useCallback(
    (page: number, options?: { replace: boolean; linked?: string }) =>
      write({ ...readInboxAddress(location.search, location.hash), page, linked: options?.linked }, options),
    [write],
  );
  // Opening pushes a history entry, because on a phone the back button closes it. The next opening replaces it.
  const open = useCallback(
    (id: string | undefined) => {
      const current = readInboxAddress(location.search, location.hash);
      if (id === undefined && history.state?.isOpened) history.back();
      else write({ ...current, linked: id }, { replace: current.linked !== undefined, state: openedState(current) });
    },
    [write],
  );
  const setFilter = (filter: RequestFilter) =>
    write({ page: 1, filter }, { replace: isFiltering(filter) && isFiltering(address.filter) });
  return { ...address, turnTo, open, setFilter };
}
export type InboxPlace = ReturnType<typeof useInboxAddress>;

/** Whether the previous history entry is the same list with nothing opened. */
const openedState = ({ linked }: InboxAddress) => ({ isOpened: linked === undefined || !!history.state?.isOpened });
