import { germanDateTime } from '#shared/format/german-date.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
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
      {user.lastLogin ? (
        <p>
          {sessionTexts.lastLogin}: <time dateTime={user.lastLogin}>{germanDateTime(user.lastLogin)}</time>
        </p>
      ) : (
        <p>{sessionTexts.firstLogin}</p>
      )}
      <PendingButton
        isPending={logout.isPending}
        onPress={() =>
          announce(logout.mutateAsync(), {
            done: { title: sessionTexts.loggedOutTitle, description: sessionTexts.loggedOut },
            failed: { title: sessionTexts.logoutFailedTitle, fallback: sessionTexts.logoutFailed },
          })
        }
      >
        {sessionTexts.logout}
      </PendingButton>
    </div>
  );
}
