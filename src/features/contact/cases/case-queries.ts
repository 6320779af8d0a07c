import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { CONTACTS, useContactMutation } from '../inbox/contact-queries.ts';
import { caseRoutes, type NewEntry } from './contract.ts';

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
