import { useEffect, useRef } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Doorstep, WayBack } from '#admin/sign-in/Doorstep.tsx';
import { LoginAgain, LoginPage } from '#admin/sign-in/LoginForm.tsx';
import { ProofDialog } from '#admin/sign-in/ProofDialog.tsx';
import { LOGIN_PATH } from '#admin/sign-in/session-queries.ts';
import { sessionTexts } from '#admin/sign-in/texts.ts';
import { ADDRESS_PATH, INVITATION_PATH, RESET_PATH } from '#domain/people/token-links.ts';
import { focusOn, isFocusFree } from '#shared/browser/hand-on-focus.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { adminTexts } from './texts.ts';
import { useSession } from './use-session.ts';
import { HOME_PATH, hrefOf, SETTINGS_PATH } from './views.ts';

const ROOM = 'h-svh';
const ConfirmAddress = latePart(ROOM, async () => (await import('#admin/sign-in/ConfirmAddress.tsx')).ConfirmAddress);
const InvitationPage = latePart(ROOM, async () => (await import('#admin/sign-in/InvitationPage.tsx')).InvitationPage);
const ResetPage = latePart(ROOM, async () => (await import('#admin/sign-in/ResetPage.tsx')).ResetPage);

/** The guard (Spec §2). If a session ends while its page is shown, the login opens over that page. */
export function AdminRoutes() {
  const [path] = useLocation();
  const search = useSearch();
  const isAtDoor = [LOGIN_PATH, INVITATION_PATH, RESET_PATH, ADDRESS_PATH].includes(path);
  const { user, shown, isPending, isUnknown, refetch, visit } = useSession(isAtDoor);

  useFocusBehindTheDoor(isAtDoor, Boolean(user));
  if (isPending) return <Checking />;
  if (isUnknown) return <Unreachable retry={refetch} />;
  if (isAtDoor) return <Door path={path} isLoggedIn={Boolean(user)} />;
  if (!shown) {
    const from = `${path}${search && `?${search}`}${location.hash}`;
    return <Redirect to={LOGIN_PATH} replace state={{ from }} />;
  }
  return (
    <>
      <AdminFrame key={visit} user={shown} />
      {!user && <LoginAgain username={shown.username} />}
      <ProofDialog username={shown.username} />
    </>
  );
}

function Door({ path, isLoggedIn }: { path: string; isLoggedIn: boolean }) {
  const [, navigate] = useLocation();
  const state = useHistoryState<{ from?: string } | null>();
  if (path === ADDRESS_PATH) return <ConfirmAddress />;
  if (path === RESET_PATH) return <ResetPage />;
  if (path === INVITATION_PATH)
    return <InvitationPage onAccepted={() => navigate(`${SETTINGS_PATH}#keys`, { replace: true })} />;
  return isLoggedIn ? <Redirect to={hrefOf(state?.from ?? HOME_PATH)} replace /> : <LoginPage />;
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
      <PendingButton onPress={retry}>{uiTexts.retry}</PendingButton>
      <WayBack />
    </Doorstep>
  );
}

/** Moves the focus into the page after login, and to the heading after logout: the button is gone (WCAG 2.4.3). */
function useFocusBehindTheDoor(isAtDoor: boolean, isLoggedIn: boolean): void {
  const before = useRef<'door' | 'area'>(undefined);
  // Undefined while the guard redirects.
  const place = isAtDoor === isLoggedIn ? undefined : isAtDoor ? 'door' : 'area';

  useEffect(() => {
    if (!place) return;
    const hasMoved = before.current !== undefined && before.current !== place;
    before.current = place;
    if (!hasMoved || !isFocusFree()) return;
    const main = document.querySelector('main');
    const heading = place === 'door' ? main?.querySelector('h1') : main;
    if (heading) focusOn(heading);
  }, [place]);
}
