import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import type { ContactPage, ContactSubmission } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import type { RouteAnswer } from '#shared/api/define-route.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { inboxRoutes } from './contract.ts';

/** What every query about requests begins with: a change of one is a reason to ask them all again. */
export const CONTACTS = ['contacts'];
const PAGES = [...CONTACTS, 'page'];
const ALL = [...CONTACTS, 'all'];

/**
 * A page of the inbox, newest first; with `until` as it was at that moment. The page before stays on the screen while
 * the next one loads.
 */
export const contactPageQuery = (page: number, until?: string) =>
  queryOptions({
    queryKey: [...PAGES, page, until ?? 'now'],
    queryFn: async ({ signal }) =>
      asPage(await call(inboxRoutes.list, { query: { page, limit: CONTACTS_PER_PAGE, until } }, { signal })),
    placeholderData: keepPreviousData,
  });

/** One address answers a page or, asked for `all`, the plain list (Spec §7, ruling 14). */
type Listed = RouteAnswer<typeof inboxRoutes.list>;

function asPage(listed: Listed): ContactPage {
  if (Array.isArray(listed)) throw new TypeError('a list came where a page was asked for');
  return listed;
}

function asList(listed: Listed): ContactSubmission[] {
  if (!Array.isArray(listed)) throw new TypeError('a page came where the list was asked for');
  return listed;
}

/** The whole inbox, and by which version it is known. */
interface WholeInbox {
  version: string;
  contacts: ContactSubmission[];
}

/**
 * The whole inbox, for search, filter and export; asked for only while one of them is in use, and loaded again only
 * when it has changed: ten thousand requests are megabytes. The version is asked for first, so it is never the newer.
 */
export const allContactsQuery = queryOptions({
  queryKey: ALL,
  queryFn: async ({ client, signal }): Promise<WholeInbox> => {
    const { version } = await call(inboxRoutes.version, {}, { signal });
    const known = client.getQueryData<WholeInbox>(ALL);
    if (known?.version === version) return known;
    const contacts = asList(await call(inboxRoutes.list, { query: { all: 'true' } }, { signal }));
    return { version, contacts };
  },
  structuralSharing: false,
});

/** How many requests stand before this one in the inbox as it is now. */
export const contactPlaceQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTACTS, 'place', id],
    queryFn: ({ signal }) => call(inboxRoutes.place, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });

/** The figures of the inbox. */
export const contactStatsQuery = queryOf([...CONTACTS, 'stats'], inboxRoutes.stats);

/** What was kept apart from the inbox. */
export const suspectsQuery = queryOf([...CONTACTS, 'suspects'], inboxRoutes.suspects);

/** What was deleted and can still be had back. */
export const binQuery = queryOf([...CONTACTS, 'bin'], inboxRoutes.bin);

export const useRestoreContact = () =>
  useContactMutation((id: string) => call(inboxRoutes.restore, { params: { id } }));
export const useEraseContact = () => useContactMutation((id: string) => call(inboxRoutes.erase, { params: { id } }));
export const useEmptyBin = () => useContactMutation(() => call(inboxRoutes.emptyBin, {}));
export const useRemoveContact = () => useContactMutation((id: string) => call(inboxRoutes.remove, { params: { id } }));
export const useAcceptSuspect = () => useContactMutation((id: string) => call(inboxRoutes.accept, { params: { id } }));
export const useRemoveSuspect = () =>
  useContactMutation((id: string) => call(inboxRoutes.removeSuspect, { params: { id } }));
export const useRemoveSuspects = () =>
  useContactMutation((until: string) => call(inboxRoutes.removeSuspects, { query: { until } }));
export const useRestoreSuspects = () =>
  useContactMutation((deletedAt: string) => call(inboxRoutes.restoreSuspects, { body: { deletedAt } }));

/** After a change every list of requests is asked again; the mutation ends when they are there. */
export function useContactMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  const askAgain = () => {
    // Cached pages that are not mounted would show deleted requests for a moment.
    client.removeQueries({ queryKey: PAGES, type: 'inactive' });
    return client.invalidateQueries({ queryKey: CONTACTS });
  };
  return useMutation({ mutationFn, onSettled: askAgain });
}
