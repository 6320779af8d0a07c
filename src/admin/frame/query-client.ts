import { type Query, QueryClient } from '@tanstack/react-query';
import { holdCalls } from '#admin/sign-in/held-calls.ts';
import { isSessionEnded } from '#admin/sign-in/session-queries.ts';
import { QUERY_REFETCH_MS } from '#config/limits.ts';
import { QUERY_FRESH_MS } from './limits.ts';

/**
 * Fresh for 10 s, refetched on focus and every 30 s while visible (Spec §7). What has just failed is not asked again by
 * a second part of the page. A 401 shows the login, and the call waits for it. Calls run offline, too, because a failure
 * with a retry is clearer than endless waiting.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_FRESH_MS,
        refetchInterval: QUERY_REFETCH_MS,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: false,
        retryOnMount: mayAskAgain,
        refetchOnMount: mayAskAgain,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  // Scripts stay, whoever is logged in.
  client.setQueryDefaults(['view'], { gcTime: Number.POSITIVE_INFINITY });
  holdCalls(() => isSessionEnded(client));
  return client;
}

const mayAskAgain = ({ state }: Pick<Query, 'state'>): boolean =>
  state.status !== 'error' || state.errorUpdatedAt + QUERY_FRESH_MS <= Date.now();
