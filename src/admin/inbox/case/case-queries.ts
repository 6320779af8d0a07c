import type { NewEntry } from '#domain/requests/case/shapes.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { CONTACTS, useContactMutation } from '../contact-queries.ts';
import { caseRoutes } from './contract.ts';

/** Requests without a first answer. */
export const waitingQuery = queryOf([...CONTACTS, 'waiting'], caseRoutes.waiting);

/** The history of a request, newest first. */
export const historyQuery = (id: string) =>
  queryOf([...CONTACTS, 'history', id], caseRoutes.history, { params: { id } });

/** Adds an entry to the history of a request. */
export const useEnter = () =>
  useContactMutation(({ id, entry }: { id: string; entry: NewEntry }) =>
    call(caseRoutes.enter, { params: { id }, body: entry }),
  );
