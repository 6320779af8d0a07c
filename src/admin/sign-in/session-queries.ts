import { hashKey, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { isSessionOver } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';
import { forgetStoredDrafts, ownDrafts } from '#shared/browser/use-stored-draft.ts';
import { type AdminUser, sessionRoutes } from './contract.ts';

/** Relative to /admin, like every path inside the area. */
export const LOGIN_PATH = '/login';

/** The key of a logout that has not reached the server. It is retried before anybody gets in. */
const LOGOUT_PENDING = 'admin-logout-pending';
const forgetLogout = () => tryStorage(() => sessionStorage.removeItem(LOGOUT_PENDING));

/** The sign that somebody is logged in in this browser. Without it the login page asks nothing. */
const SIGN = 'admin-session';
const isStranger = () =>
  location.pathname.endsWith(LOGIN_PATH) && tryStorage(() => localStorage.getItem(SIGN) === null) === true;

function know({ username }: AdminUser): void {
  ownDrafts(username);
  tryStorage(() => localStorage.setItem(SIGN, 'yes'));
}

/** The query of the logged-in administrator. A 401 gives null and no failure (Spec §4). */
export const userQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: async ({ signal, client, queryKey }): Promise<AdminUser | null> => {
    if (tryStorage(() => sessionStorage.getItem(LOGOUT_PENDING))) {
      await call(sessionRoutes.logout);
      forgetLogout();
    }
    if (isStranger()) return null;
    try {
      const user = await call(sessionRoutes.user, {}, { signal });
      know(user);
      return user;
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      if (!client.getQueryData(queryKey)) return null;
      // Asks again, because another call or tab may have replaced the token meanwhile.
      return call(sessionRoutes.user, {}, { signal }).catch((again) => {
        if (isSessionOver(again)) return null;
        throw again;
      });
    }
  },
});

function forgetUser(client: QueryClient): void {
  client.setQueryData(userQuery.queryKey, null);
}

/** Asks the server whether the session has ended; the guard then shows the login. So it does without an answer. */
export const isSessionEnded = (client: QueryClient): Promise<boolean> =>
  client
    .fetchQuery({ ...userQuery, staleTime: 0 })
    .catch(() => forgetUser(client))
    .then((user) => !user);

/** For a password, a key, or an invitation. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (logIn: () => Promise<AdminUser>) => logIn(),
    onSuccess: (user) => {
      // The login has ended the previous session, so the pending logout is done.
      forgetLogout();
      know(user);
      client.setQueryData(userQuery.queryKey, user);
    },
  });
}

/** Drops all cached data of the user. The guard's query stays, and the scripts of the pages. */
export function forgetPerson(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [kind], queryHash }) => kind !== 'view' && queryHash !== hashKey(userQuery.queryKey),
  });
  client.getMutationCache().clear();
}

/** Logs out in every tab (Spec §4), also offline, because customer data must not stay on the screen (ASVS 14.3.1). */
export function useLogout() {
  const leave = useLeave();
  return useMutation({
    mutationFn: () => call(sessionRoutes.logout),
    onSettled: (_, error) => {
      if (error) tryStorage(() => sessionStorage.setItem(LOGOUT_PENDING, 'yes'));
      leave();
    },
  });
}

export function useLogoutElsewhere(): void {
  const leave = useLeave();
  useEffect(() => {
    // Another tab took the sign away.
    const follow = ({ key, newValue }: StorageEvent) => key === SIGN && newValue === null && leave();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [leave]);
}

function useLeave() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(() => {
    // Both run before React renders, because the guard would take the missing user for an expired session.
    forgetUser(client);
    navigate(LOGIN_PATH, { replace: true });
    forgetPerson(client);
    forgetStoredDrafts();
    tryStorage(() => localStorage.removeItem(SIGN));
  }, [client, navigate]);
}
