import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { SEARCH_MAX_CHARS, SEARCH_WRITTEN_EVERY_MS } from '#config/limits.ts';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import { isDay } from '#shared/format/berlin-day.ts';
import { type ContactFilter, isFiltering, STATE_FILTERS, type StateFilter } from './filter-requests.ts';

/** The part of the inbox that an address shows. */
export interface InboxAddress {
  /** From 1 on. */
  page: number;
  filter: ContactFilter;
  /** The id of the opened request, on whatever page it is. */
  linked?: string | undefined;
  /** The id of a request to print in place of the inbox. */
  sheet?: string | undefined;
}

const PAGE = /^[1-9]\d{0,5}$/;
const ID = /^[\da-f-]{36}$/;

/**
 * Reads '?page=3', '?service=fenster#search=meier', '?from=2026-03-01', '?contact=<id>'; ignores invalid values. The search
 * stands behind the '#', because names must not reach a server's log; older links have it in the query.
 */
export function readInboxAddress(query: string, hash: string): InboxAddress {
  const params = new URLSearchParams(query);
  const search = new URLSearchParams(hash.slice(1)).get('search') ?? params.get('search') ?? '';
  const names = ['page', 'service', 'contact', 'state', 'from', 'to', 'print'];
  const [page, service, contact, state, from, to, print] = names.map((name) => params.get(name) ?? '');
  return {
    page: PAGE.test(page ?? '') ? Number(page) : 1,
    filter: {
      search: search.slice(0, SEARCH_MAX_CHARS),
      service: SERVICE_KINDS.find((kind) => kind === service) ?? 'all',
      ...withState(STATE_FILTERS.find((filter) => filter === state)),
      ...(isDay(from ?? '') && { from }),
      ...(isDay(to ?? '') && { to }),
    },
    linked: ID.test(contact ?? '') ? contact : undefined,
    ...(ID.test(print ?? '') && { sheet: print }),
  };
}

const withState = (state: StateFilter | undefined) => (state ? { state } : {});

/** Writes the same without defaults. A filter has no page (Spec §4). */
export function inboxHref({ page, filter, linked }: InboxAddress): string {
  const params = new URLSearchParams();
  if (filter.service !== 'all') params.set('service', filter.service);
  for (const name of ['state', 'from', 'to'] as const) if (filter[name]) params.set(name, filter[name]);
  if (page > 1 && !isFiltering(filter)) params.set('page', String(page));
  if (linked) params.set('contact', linked);
  const query = params.size > 0 ? `?${params}` : '';
  return filter.search === '' ? query : `${query}#${new URLSearchParams({ search: filter.search })}`;
}

/**
 * Keeps page and filter of the inbox in the address, so a reload, the way back and a new login find them again. A page
 * is a step of the history, and so is the beginning or end of a search; each letter of it is not.
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
  // Opening is a step of the history, because the way back closes on a phone; what is opened next replaces it.
  const open = useCallback(
    (id: string | undefined) => {
      const current = readInboxAddress(location.search, location.hash);
      if (id === undefined && history.state?.isOpened) history.back();
      else write({ ...current, linked: id }, { replace: current.linked !== undefined, state: openedState(current) });
    },
    [write],
  );
  const writeFilter = useCallback(
    (filter: ContactFilter) =>
      write({ page: 1, filter }, { replace: isFiltering(filter) && isFiltering(address.filter) }),
    [write, address.filter],
  );
  // A link of an older release.
  const isOld = new URLSearchParams(query).has('search');
  useEffect(() => {
    if (isOld) write(address, { replace: true });
  }, [isOld, write, address]);
  const [filter, setFilter] = useTyped(address.filter, writeFilter);
  return { page: address.page, linked: address.linked, sheet: address.sheet, turnTo, open, filter, setFilter };
}

/** Whether the step of the history before this one is the same list with nothing opened. */
const openedState = ({ linked }: InboxAddress) => ({ isOpened: linked === undefined || !!history.state?.isOpened });

/**
 * The filter as typed. It is written to the address at once, but while somebody types a search only when they pause,
 * because Safari allows 100 changes in ten seconds. A filter that the address brings replaces it.
 */
function useTyped(
  written: ContactFilter,
  write: (filter: ContactFilter) => void,
): [ContactFilter, (filter: ContactFilter) => void] {
  const [typed, setTyped] = useState(written);
  const [known, setKnown] = useState(written);
  if (known !== written) {
    setKnown(written);
    setTyped(written);
  }
  useEffect(() => {
    if (typed === written) return undefined;
    const isTyping = typed.search !== '' && typed.search !== written.search;
    const timer = setTimeout(() => write(typed), isTyping ? SEARCH_WRITTEN_EVERY_MS : 0);
    return () => clearTimeout(timer);
  }, [typed, written, write]);
  return [typed, setTyped];
}
