import type { NewEntry } from '#domain/requests/case/shapes.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { CONTACTS, useContactMutation } from '../contact-queries.ts';
import { caseRoutes } from './contract.ts';

/** What waits for its first answer. */
export const waitingQuery = queryOf([...CONTACTS, 'waiting'], caseRoutes.waiting);

/** The history of a request, newest first. */
export const historyQuery = (id: string) =>
  queryOf([...CONTACTS, 'history', id], caseRoutes.history, { params: { id } });

/** Enters something into the history of a request. */
export const useEnter = () =>
  useContactMutation(({ id, entry }: { id: string; entry: NewEntry }) =>
    call(caseRoutes.enter, { params: { id }, body: entry }),
  );
