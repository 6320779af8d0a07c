import { queryOptions } from '@tanstack/react-query';
import type { BinnedRequest, StoredRequest } from '#domain/requests/shapes.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { inboxRoutes } from './contract.ts';
import { INBOX_KEY } from './inbox-key.ts';
import { inboxTexts as texts } from './texts.ts';

const INBOX = [...INBOX_KEY, 'all'];

interface WholeInbox {
  version: string | null;
  contacts: StoredRequest[];
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

export const requestStatsQuery = queryOf([...INBOX_KEY, 'stats'], inboxRoutes.stats);
export const suspectsQuery = (page = 1, search = '') =>
  queryOf([...INBOX_KEY, 'suspects', page, search], inboxRoutes.suspects, { body: { page, search } });
export const binQuery = queryOf([...INBOX_KEY, 'bin'], inboxRoutes.bin);

export const waitingQuery = queryOf([...INBOX_KEY, 'waiting'], inboxRoutes.waiting);

export const pastDatesQuery = (since: string) =>
  queryOf([...INBOX_KEY, 'past-dates', since], inboxRoutes.pastDates, { params: { since } });

export const historyQuery = (id: string) =>
  queryOf([...INBOX_KEY, 'history', id], inboxRoutes.history, { params: { id } });

export const useEraseRequest = () => useRequestMutation((id: string) => call(inboxRoutes.erase, { params: { id } }));
export const useEmptyBin = () => useRequestMutation(() => call(inboxRoutes.emptyBin, {}));
export const useRemoveRequest = () => useRequestMutation((id: string) => call(inboxRoutes.remove, { params: { id } }));
export const useAcceptSuspect = () => useRequestMutation((id: string) => call(inboxRoutes.accept, { params: { id } }));

/** Reloads every list of requests after a change; the mutation ends when they are loaded. */
export const useRequestMutation = <Input = void, Output = unknown>(mutationFn: (input: Input) => Promise<Output>) =>
  useChange(INBOX_KEY, mutationFn);

export function useRestore(): (contact: Pick<BinnedRequest, 'id' | 'name' | 'isSuspect'>) => Promise<boolean> {
  const { mutateAsync } = useRequestMutation((id: string) => call(inboxRoutes.restore, { params: { id } }));
  return ({ id, name, isSuspect }) =>
    announce(mutateAsync(id), {
      done: { title: texts.restoredTitle, description: isSuspect ? texts.restoredApart(name) : texts.restored(name) },
      failed: texts.restoreFailed,
    });
}
