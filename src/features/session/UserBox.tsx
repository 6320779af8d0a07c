import { sentenceOf } from '#shared/api/api-error.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import type { AdminUser } from './contract.ts';
import { useLogout } from './session-queries.ts';
import { sessionTexts } from './texts.ts';

/** Who is logged in, since when, and the way out (Spec §2). */
export function UserBox({ user }: { user: AdminUser }) {
  const logout = useLogout();
  return (
    <div className="user-box">
      <p className="user-name">{user.username}</p>
      <p>{sessionTexts.role}</p>
      <p>{user.lastLogin ? `${sessionTexts.lastLogin}: ${germanDateTime(user.lastLogin)}` : sessionTexts.firstLogin}</p>
      <button
        type="button"
        className="button"
        disabled={logout.isPending}
        onClick={() =>
          logout.mutate(undefined, {
            onSuccess: () => showToast({ title: sessionTexts.loggedOutTitle, description: sessionTexts.loggedOut }),
            onError: (error) =>
              showToast({
                title: sessionTexts.logoutFailedTitle,
                description: sentenceOf(error, sessionTexts.logoutFailed),
                variant: 'destructive',
              }),
          })
        }
      >
        {sessionTexts.logout}
      </button>
    </div>
  );
}
