import { queryOptions } from '@tanstack/react-query';
import type { BinnedContact, ContactSubmission } from '#domain/requests/shapes.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { CONTACTS } from './contacts-key.ts';
import { inboxRoutes } from './contract.ts';
import { contactsPageTexts as texts } from './texts.ts';

const INBOX = [...CONTACTS, 'all'];

/** The whole inbox with its entity tag. */
interface WholeInbox {
  version: string | null;
  contacts: ContactSubmission[];
}

/** The whole inbox, newest first; loaded again only when it has changed. */
export const inboxQuery = queryOptions({
  queryKey: INBOX,
  queryFn: async ({ client, signal }): Promise<WholeInbox> => {
    const known = client.getQueryData<WholeInbox>(INBOX);
    let version: string | null = null;
    const options = {
      signal,
      ...(known?.version && { headers: { 'if-none-match': known.version } }),
      onAnswer: ({ headers }: Response) => {
        version = headers.get('etag');
      },
    };
    try {
      const contacts = await call(inboxRoutes.list, { query: { all: 'true' } }, options);
      if (!Array.isArray(contacts)) throw new TypeError('a page came where the list was asked for');
      return { version, contacts };
    } catch (error) {
      if (known && error instanceof ApiError && error.status === 304) return known;
      throw error;
    }
  },
});

export const contactStatsQuery = queryOf([...CONTACTS, 'stats'], inboxRoutes.stats);
export const suspectsQuery = (page = 1, search = '') =>
  queryOf([...CONTACTS, 'suspects', page, search], inboxRoutes.suspects, { body: { page, search } });
export const binQuery = queryOf([...CONTACTS, 'bin'], inboxRoutes.bin);

/** Requests without a first answer. */
export const waitingQuery = queryOf([...CONTACTS, 'waiting'], inboxRoutes.waiting);

/** The history of a request, newest first. */
export const historyQuery = (id: string) =>
  queryOf([...CONTACTS, 'history', id], inboxRoutes.history, { params: { id } });

export const useEraseContact = () => useContactMutation((id: string) => call(inboxRoutes.erase, { params: { id } }));
export const useEmptyBin = () => useContactMutation(() => call(inboxRoutes.emptyBin, {}));
export const useRemoveContact = () => useContactMutation((id: string) => call(inboxRoutes.remove, { params: { id } }));
export const useAcceptSuspect = () => useContactMutation((id: string) => call(inboxRoutes.accept, { params: { id } }));
export const useRemoveSuspects = () =>
  useContactMutation((until: string) => call(inboxRoutes.removeSuspects, { query: { until } }));
export const useRestoreSuspects = () =>
  useContactMutation((deletedAt: string) => call(inboxRoutes.restoreSuspects, { body: { deletedAt } }));

/** Reloads every list of requests after a change; the mutation ends when they are loaded. */
export const useContactMutation = <Input = void, Output = unknown>(mutationFn: (input: Input) => Promise<Output>) =>
  useChange(CONTACTS, mutationFn);

/** Restores a request from the bin and reports by a toast; resolves to whether it worked. */
export function useRestore(): (contact: Pick<BinnedContact, 'id' | 'name' | 'isSuspect'>) => Promise<boolean> {
  const { mutateAsync } = useContactMutation((id: string) => call(inboxRoutes.restore, { params: { id } }));
  return ({ id, name, isSuspect }) =>
    announce(mutateAsync(id), {
      done: { title: texts.restoredTitle, description: isSuspect ? texts.restoredApart(name) : texts.restored(name) },
      failed: texts.restoreFailed,
    });
}
