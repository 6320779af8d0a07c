import { SEARCH_MAX_CHARS } from '#config/limits.ts';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import { isDay } from '#shared/format/berlin-day.ts';
import { type ContactFilter, isFiltering, STATE_FILTERS, type StateFilter } from './filter-requests.ts';

/** The part of the inbox that an address shows. */
export interface InboxAddress {
  /** From 1 on. */
  page: number;
  filter: ContactFilter;
  /** The id of a linked request, on whatever page it is. */
  sought?: string | undefined;
  /** The id of a request to print in place of the inbox. */
  sheet?: string | undefined;
}

const PAGE = /^[1-9]\d{0,5}$/;
const ID = /^[\da-f-]{36}$/;

/** Reads '?page=3', '?search=meier&service=fenster', '?from=2026-03-01', '?contact=<id>'; ignores invalid values. */
export function readInboxAddress(params: URLSearchParams): InboxAddress {
  const names = ['page', 'service', 'contact', 'state', 'from', 'to', 'print'];
  const [page, service, contact, state, from, to, print] = names.map((name) => params.get(name) ?? '');
  return {
    page: PAGE.test(page ?? '') ? Number(page) : 1,
    filter: {
      search: (params.get('search') ?? '').slice(0, SEARCH_MAX_CHARS),
      service: SERVICE_KINDS.find((kind) => kind === service) ?? 'all',
      ...withState(STATE_FILTERS.find((filter) => filter === state)),
      ...(isDay(from ?? '') && { from }),
      ...(isDay(to ?? '') && { to }),
    },
    sought: ID.test(contact ?? '') ? contact : undefined,
    ...(ID.test(print ?? '') && { sheet: print }),
  };
}

const withState = (state: StateFilter | undefined) => (state ? { state } : {});

/** Writes the same without defaults. A filter has no page (Spec §4). */
export function inboxParams({ page, filter }: InboxAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.search !== '') params.set('search', filter.search);
  if (filter.service !== 'all') params.set('service', filter.service);
  for (const name of ['state', 'from', 'to'] as const) if (filter[name]) params.set(name, filter[name]);
  if (page > 1 && !isFiltering(filter)) params.set('page', String(page));
  return params;
}
