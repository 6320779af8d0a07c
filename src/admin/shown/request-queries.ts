import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { BinnedRequest, StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { inboxRoutes } from './contract.ts';
import { INBOX_KEY } from './inbox-key.ts';
import { NO_FILTER, type RequestFilter } from './request-filter.ts';
import { inboxTexts as texts } from './texts.ts';

const listOf = ({ search, state, service }: RequestFilter) =>
  // A search looks through all, whatever state is chosen.
  Object.fromEntries(Object.entries({ service, state: search.trim() ? '' : state }).filter(([, part]) => part));

/** A page of the list, or the first hits of a filter without a search. */
export const pageQuery = (filter: RequestFilter, page: number, limit: number) =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'page', listOf(filter), page, limit],
    queryFn: async ({ signal }) => {
      const found = await call(inboxRoutes.list, { query: { ...listOf(filter), page, limit } }, { signal });
      if (Array.isArray(found)) throw new TypeError('the whole came where a page was asked for');
      return { ...found, filter, page, limit };
    },
  });

/** All that a filter lets pass but for its search; for a search, with the customers of imports. */
export const wholeQuery = (filter: RequestFilter = NO_FILTER) =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'all', listOf(filter)],
    queryFn: async ({ signal }): Promise<StoredRequest[]> => {
      const contacts = await call(inboxRoutes.list, { query: { ...listOf(filter), all: 'true' } }, { signal });
      if (!Array.isArray(contacts)) throw new TypeError('a page came where the list was asked for');
      return contacts;
    },
  });

export const ownQuery = (id: string) => queryOf([...INBOX_KEY, 'own', id], inboxRoutes.own, { params: { id } });

export const requestStatsQuery = queryOf([...INBOX_KEY, 'stats'], inboxRoutes.stats);
export const suspectsQuery = (page = 1, search = '') =>
  queryOf([...INBOX_KEY, 'suspects', page, search], inboxRoutes.suspects, { body: { page, search } });
export const binQuery = queryOf([...INBOX_KEY, 'bin'], inboxRoutes.bin);

export const waitingQuery = queryOf([...INBOX_KEY, 'waiting'], inboxRoutes.waiting);

export const pastDatesQuery = (since: string) =>
  queryOf([...INBOX_KEY, 'past-dates', since], inboxRoutes.pastDates, { params: { since } });

export const historyQuery = (id: string) =>
  queryOf([...INBOX_KEY, 'history', id], inboxRoutes.history, { params: { id } });

/** Reloads every list of requests after a change; the mutation ends when they are loaded. */
export const useRequestMutation = <Input = void, Output = unknown>(
  mutationFn: (input: Input) => Promise<Output>,
  options?: { mutationKey: QueryKey },
) => useChange(INBOX_KEY, mutationFn, options);

export const REMOVED: QueryKey = ['removed'];

export function useRestore(): (contact: Pick<BinnedRequest, 'id' | 'name' | 'isSuspect'>) => Promise<boolean> {
  const { mutateAsync } = useRequestMutation((id: string) => call(inboxRoutes.restore, { params: { id } }));
  return ({ id, name, isSuspect }) =>
    announce(mutateAsync(id), {
      done: { title: texts.restoredTitle, description: isSuspect ? texts.restoredApart(name) : texts.restored(name) },
    });
}
