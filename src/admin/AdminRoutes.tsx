import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Doorstep } from '#features/session/Doorstep.tsx';
import { LoginPage } from '#features/session/LoginPage.tsx';
import { LOGIN_PATH, userQuery } from '#features/session/session-queries.ts';
import { sessionTexts } from '#features/session/texts.ts';
import { WayBack } from '#features/session/WayBack.tsx';
import { INVITATION_PATH } from '#shared/api/invitation-path.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { adminTexts } from './texts.ts';
import { useFocusBehindTheDoor } from './use-focus-behind-the-door.ts';
import { HOME_PATH, hrefOf } from './views.ts';

/** Opened once in a lifetime, so nobody else loads it. */
const InvitationPage = lazy(() =>
  import('#features/session/InvitationPage.tsx').then(({ InvitationPage }) => ({ default: InvitationPage })),
);

/** What the guard tells the login: the page that was asked for, and whether a session ended. */
interface LoginState {
  from?: string;
  sessionEnded?: boolean;
}

/**
 * The guard (Spec §2): without an active administrator every page leads to the login, and the login leads to the page
 * that was asked for.
 */
export function AdminRoutes() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const state = useHistoryState<LoginState | null>();
  const { data: user, isPending, refetch } = useQuery(userQuery);
  const wasLoggedIn = useRef(false);

  if (user?.isActive) wasLoggedIn.current = true;
  useFocusBehindTheDoor(path === LOGIN_PATH || path === INVITATION_PATH, Boolean(user?.isActive));
  if (isPending) return <Checking />;
  if (user === undefined) return <Unreachable retry={refetch} />;

  if (path === INVITATION_PATH) {
    return (
      <Suspense fallback={<Checking />}>
        <InvitationPage onAccepted={() => navigate(hrefOf(HOME_PATH), { replace: true })} />
      </Suspense>
    );
  }
  if (path === LOGIN_PATH) {
    if (user?.isActive) return <Redirect to={hrefOf(state?.from ?? HOME_PATH)} replace />;
    wasLoggedIn.current = false;
    return <LoginPage sessionEnded={state?.sessionEnded ?? false} />;
  }
  if (!user?.isActive) {
    // With what stands behind it: the page, the search.
    const from = search ? `${path}?${search}` : path;
    const loginState: LoginState = { from, sessionEnded: wasLoggedIn.current };
    return <Redirect to={LOGIN_PATH} replace state={loginState} />;
  }
  return <AdminFrame user={user} />;
}

function Checking() {
  return (
    <Doorstep isBusy>
      <span
        className="size-12 animate-spin rounded-full border-4 border-glass-3 border-t-petrol motion-reduce:animate-none"
        aria-hidden="true"
      />
      <div role="status">
        <h1 className="text-body font-normal tracking-normal">{sessionTexts.checking}</h1>
      </div>
      <WayBack />
    </Doorstep>
  );
}

function Unreachable({ retry }: { retry: () => unknown }) {
  return (
    <Doorstep>
      <h1 className="text-h2">{adminTexts.area}</h1>
      <p role="alert">{navigator.onLine ? sessionTexts.unreachable : sessionTexts.offline}</p>
      <PendingButton onPress={retry} repeated>
        {sessionTexts.retry}
      </PendingButton>
      <WayBack />
    </Doorstep>
  );
}
