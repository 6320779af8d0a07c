import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AdminUser } from '#admin/sign-in/contract.ts';
import { waitingForLogin } from '#admin/sign-in/held-calls.ts';
import { forgetPerson, isSessionEnded, useLogoutElsewhere, userQuery } from '#admin/sign-in/session-queries.ts';
import { loginTexts } from '#admin/sign-in/texts.ts';
import { ownDrafts } from '#shared/browser/use-stored-draft.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';

/**
 * `shown`, the person of the page, outlasts the session of `user`. If the same person logs in again, held calls go on;
 * for another one `visit` counts up, and the area starts anew.
 */
export function useSession(isAtDoor: boolean) {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(userQuery);
  const user = data?.isActive ? data : undefined;
  const last = useRef<AdminUser>(undefined);
  const hasEnded = useRef(false);
  const [visit, setVisit] = useState(0);
  useLogoutElsewhere();
  useCoverWhileAway((user ?? last.current) !== undefined);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = isAtDoor ? undefined : (user ?? before);
    if (isAtDoor) waitingForLogin.release(false);
    else if (user && before && hasEnded.current) {
      const isSame = before.username === user.username;
      if (!isSame) {
        forgetPerson(client);
        ownDrafts(user.username);
        setVisit((visits) => visits + 1);
        showToast({ title: loginTexts.otherTitle(user.username), description: loginTexts.other(before.username) });
      }
      waitingForLogin.release(isSame);
    }
    hasEnded.current = !user;
  }, [client, user, isAtDoor]);

  return { user, shown: user ?? last.current, isPending, isUnknown: data === undefined, refetch, visit };
}

/** Covers a page in the browser's page cache until the session is asked for: somebody may have logged out meanwhile. */
function useCoverWhileAway(isShown: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    const cover = ({ persisted }: PageTransitionEvent) => {
      if (persisted) style.visibility = 'hidden';
    };
    const ask = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (await isSessionEnded(client)) location.reload();
      else style.visibility = '';
    };
    addEventListener('pagehide', cover);
    addEventListener('pageshow', ask);
    return () => {
      removeEventListener('pagehide', cover);
      removeEventListener('pageshow', ask);
    };
  }, [client, isShown]);
}
