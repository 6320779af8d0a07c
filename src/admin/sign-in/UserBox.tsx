import { germanDateTime } from '#shared/format/german-date.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import type { AdminUser } from './contract.ts';
import { useLogout } from './session-queries.ts';
import { sessionTexts } from './texts.ts';

export function UserBox({ user }: { user: AdminUser }) {
  const logout = useLogout();
  return (
    <div className="grid border-t border-hairline pt-4 text-small leading-normal [&>p]:px-3">
      <p className="font-bold wrap-anywhere">{user.username}</p>
      <p>{sessionTexts.role}</p>
      {user.lastLogin ? (
        <p>
          {sessionTexts.lastLogin}:{' '}
          <time className="inline-block tabular-nums" dateTime={user.lastLogin}>
            {germanDateTime(user.lastLogin)}
          </time>
        </p>
      ) : (
        <p>{sessionTexts.firstLogin}</p>
      )}
      <PendingButton
        className="button mt-4 border-edge bg-transparent text-inherit hover:bg-petrol-deep"
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
