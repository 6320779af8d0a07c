import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { CONTACTS, useContactMutation } from '../inbox/contact-queries.ts';
import { caseRoutes, type NewEntry } from './contract.ts';

/** What waits for its first answer. */
export const waitingQuery = queryOptions({
  queryKey: [...CONTACTS, 'waiting'],
  queryFn: ({ signal }) => call(caseRoutes.waiting, {}, { signal }),
});

/** The history of a request, newest first. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTACTS, 'history', id],
    queryFn: ({ signal }) => call(caseRoutes.history, { params: { id } }, { signal }),
  });

/** Enters something into the history of a request. */
export const useEnter = () =>
  useContactMutation(({ id, entry }: { id: string; entry: NewEntry }) =>
    call(caseRoutes.enter, { params: { id }, body: entry }),
  );
