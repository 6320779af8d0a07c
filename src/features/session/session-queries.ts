import { hashKey, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { isSessionOver } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { forgetStoredDrafts } from '#shared/browser/use-stored-draft.ts';
import { type AdminUser, type Credentials, type NewAccount, sessionRoutes } from './contract.ts';

/** Counts from /admin, like every path inside the area. */
export const LOGIN_PATH = '/login';

/** The administrator who is logged in; null means nobody (a 401 is an answer here, not a failure: Spec §4). */
export const userQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: async ({ signal }): Promise<AdminUser | null> => {
    try {
      return await call(sessionRoutes.user, {}, { signal });
    } catch (error) {
      if (isSessionOver(error)) return null;
      throw error;
    }
  },
});

/** The session is over: nobody is logged in, without asking the server. */
export function forgetUser(client: QueryClient): void {
  client.setQueryData(userQuery.queryKey, null);
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => call(sessionRoutes.login, { body }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  });
}

/** Makes the account of an invitation; whoever was logged in before in this browser is not any more. */
export function useAccept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAccount & { token: string }) => call(sessionRoutes.accept, { body }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  });
}

/** Logs out and clears all cached data (Spec §4). */
export function useLogout() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call(sessionRoutes.logout),
    onSuccess: () => {
      // Both before React draws again: the guard would take a user who is gone for a session that ran out.
      forgetUser(client);
      navigate(LOGIN_PATH, { replace: true });
      forgetStoredDrafts();
      // The guard holds on to its own query.
      client.removeQueries({ predicate: (query) => query.queryHash !== hashKey(userQuery.queryKey) });
      client.getMutationCache().clear();
    },
  });
}
