import { hashKey, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { isSessionOver } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { forgetStoredDrafts, ownDrafts, takeOverDrafts } from '#shared/browser/use-stored-draft.ts';
import { type AdminUser, type Credentials, type NewAccount, sessionRoutes } from './contract.ts';

/** Counts from /admin, like every path inside the area. */
export const LOGIN_PATH = '/login';

/** Set while a logout has not reached the server: it is tried again before anybody is let in. */
const LOGOUT_PENDING = 'admin-logout-pending';

/** The administrator who is logged in; null means nobody (a 401 is an answer here, not a failure: Spec §4). */
export const userQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: async ({ signal }): Promise<AdminUser | null> => {
    if (sessionStorage.getItem(LOGOUT_PENDING)) {
      await call(sessionRoutes.logout);
      sessionStorage.removeItem(LOGOUT_PENDING);
    }
    try {
      const user = await call(sessionRoutes.user, {}, { signal });
      ownDrafts(user.username);
      return user;
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

export const useLogin = () => useEntry((body: Credentials) => call(sessionRoutes.login, { body }));

/** Makes the account of an invitation; whoever was logged in before in this browser is not any more. */
export const useAccept = () => useEntry((body: NewAccount & { token: string }) => call(sessionRoutes.accept, { body }));

function useEntry<Body>(mutationFn: (body: Body) => Promise<AdminUser>) {
  const client = useQueryClient();
  const onSuccess = (user: AdminUser) => {
    // The login has ended the session before.
    sessionStorage.removeItem(LOGOUT_PENDING);
    takeOverDrafts(user.username);
    client.setQueryData(userQuery.queryKey, user);
  };
  return useMutation({ mutationFn, onSuccess });
}

/** Drops all that one person's login has brought here; the guard holds on to its own query. */
export function forgetPerson(client: QueryClient): void {
  forgetStoredDrafts();
  client.removeQueries({ predicate: (query) => query.queryHash !== hashKey(userQuery.queryKey) });
  client.getMutationCache().clear();
}

/** Tells the area's other tabs: what they show and keep goes too. */
const LOGOUT = 'admin-logout';

/**
 * Logs out and clears all cached data (Spec §4), in every tab; also if the server can't be reached, because customers must
 * not stay on the screen (ASVS 14.3.1).
 */
export function useLogout() {
  const leave = useLeave();
  return useMutation({
    mutationFn: () => call(sessionRoutes.logout),
    onSettled: (_, error) => {
      if (error) sessionStorage.setItem(LOGOUT_PENDING, 'yes');
      leave();
      const others = new BroadcastChannel(LOGOUT);
      others.postMessage(null);
      others.close();
    },
  });
}

/** Leaves when another tab has logged out. */
export function useLogoutElsewhere(): void {
  const leave = useLeave();
  useEffect(() => {
    const others = new BroadcastChannel(LOGOUT);
    others.onmessage = leave;
    return () => others.close();
  }, [leave]);
}

function useLeave() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(() => {
    // Both before React draws again: the guard would take a user who is gone for a session that ran out.
    forgetUser(client);
    navigate(LOGIN_PATH, { replace: true });
    forgetPerson(client);
  }, [client, navigate]);
}
