import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import { type ContactPage, type ContactSubmission, contactRoutes } from './contract.ts';

const CONTACTS = ['contacts'];

/** A page of the inbox, newest first. The page before stays on the screen while the next one loads. */
export const contactPageQuery = (page: number) =>
  queryOptions({
    queryKey: [...CONTACTS, 'page', page],
    queryFn: async ({ signal }) =>
      // Without `all` the answer is a page, not the plain list (ruling 14).
      (await call(contactRoutes.list, { query: { page, limit: CONTACTS_PER_PAGE } }, { signal })) as ContactPage,
    placeholderData: keepPreviousData,
  });

/** The whole inbox, for search, filter and export; asked for only while one of them is in use. */
export const allContactsQuery = queryOptions({
  queryKey: [...CONTACTS, 'all'],
  queryFn: async ({ signal }) =>
    (await call(contactRoutes.list, { query: { all: 'true' } }, { signal })) as ContactSubmission[],
});

/** The figures of the inbox. */
export const contactStatsQuery = queryOptions({
  queryKey: [...CONTACTS, 'stats'],
  queryFn: ({ signal }) => call(contactRoutes.stats, {}, { signal }),
});

/** What was kept apart from the inbox. */
export const suspectsQuery = queryOptions({
  queryKey: [...CONTACTS, 'suspects'],
  queryFn: ({ signal }) => call(contactRoutes.suspects, {}, { signal }),
});

export const useRemoveContact = () => useContactMutation((id) => call(contactRoutes.remove, { params: { id } }));
export const useAcceptSuspect = () => useContactMutation((id) => call(contactRoutes.accept, { params: { id } }));
export const useRemoveSuspect = () => useContactMutation((id) => call(contactRoutes.removeSuspect, { params: { id } }));

/** After a change every list of requests is asked again; the mutation ends when they are there. */
function useContactMutation(mutationFn: (id: string) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: CONTACTS }) });
}
