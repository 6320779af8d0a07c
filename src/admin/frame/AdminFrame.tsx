import { useQuery } from '@tanstack/react-query';
import { Component, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { accountQuery } from '#admin/accounts/account-queries.ts';
import type { Arrivals } from '#admin/arrivals/contract.ts';
import type { AdminUser } from '#admin/sign-in/contract.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { adminTexts } from './texts.ts';
import { ViewPage } from './ViewPage.tsx';
import { type AdminView, viewAt } from './views.ts';

/** Loads after the page. The area works without it. */
const NewRequests = lazy(() =>
  import('./NewRequests.tsx').then(
    (module) => ({ default: module.NewRequests }),
    () => ({ default: () => null }),
  ),
);

/** The menu and the page: side by side from 1024 px on (Spec §2), the menu under the page below that. */
export function AdminFrame({ user }: { user: AdminUser }) {
  const [path] = useLocation();
  const view = viewAt(path);
  // True until it is known, because it nearly always is the owner.
  const isOwner = useQuery(accountQuery).data?.isOwner !== false;
  const main = useRef<HTMLElement>(null);
  const [news, setNews] = useState<Arrivals>();
  useDocumentTitle(view, news?.waiting ?? 0);
  useFreshStart(view?.path ?? path, main);

  return (
    <IsOwner value={isOwner}>
      <div className="admin flex min-h-svh flex-col bg-glass-1 print:block! print:bg-none! lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:bg-[linear-gradient(to_right,var(--color-side)_16.5rem,transparent_0)]">
        <AdminMenu user={user} news={news} path={view?.within ?? view?.path ?? path} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="@container/page mx-auto w-full max-w-304 flex-1 p-[clamp(1rem,3vw,2.5rem)] lg:pb-[max(clamp(1rem,3vw,2.5rem),env(safe-area-inset-bottom))]"
          aria-label={view?.label}
        >
          <PageBoundary key={view?.path}>
            {view?.isOwners && !isOwner ? <OwnersPage title={view.label} /> : view && <ViewPage view={view} />}
          </PageBoundary>
        </main>
        <Suspense>
          <NewRequests onNews={setNews} />
        </Suspense>
      </div>
    </IsOwner>
  );
}

const OwnersPage = ({ title }: { title: string }) => (
  <>
    <PageHeading title={title} />
    <p>{adminTexts.ownersOnly}</p>
  </>
);

/** Sets the tab's title, because a page change loads no document. The count of waiting requests comes first. */
function useDocumentTitle(view: AdminView | undefined, waiting: number) {
  useEffect(() => {
    if (view) document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${view.label} – ${adminTexts.area}`;
  }, [view, waiting]);
}

class PageBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="notice notice-error" role="alert">
        <p>{adminTexts.pageBroken}</p>
        <button type="button" className="button mt-3" onClick={() => location.reload()}>
          {adminTexts.reload}
        </button>
      </div>
    );
  }
}

/** Scrolls a new page to its top and focuses it. Back and forward keep their scroll position. */
function useFreshStart(path: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(path);
  const address = useRef(location.pathname);
  const isHistory = useRef(false);

  useEffect(() => {
    const note = () => {
      // A step within a page changes only query or hash.
      isHistory.current = location.pathname !== address.current;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    address.current = location.pathname;
    if (!isHistory.current) scrollTo({ top: 0, behavior: 'instant' });
    isHistory.current = false;
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
