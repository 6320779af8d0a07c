import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminUser } from '#features/session/contract.ts';
import { UserBox } from '#features/session/UserBox.tsx';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { prepareToasts } from '#shared/ui/toast/LateToaster.tsx';
import { AccessibilityOpener } from './AccessibilityOpener.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { AreaName } from './AreaName.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { adminTexts } from './texts.ts';
import { useFreshStart } from './use-fresh-start.ts';
import { ViewPage } from './ViewPage.tsx';
import { type AdminView, views } from './views.ts';

/** Comes after the page; where it can't, the area does without. */
const NewRequests = lazy(() =>
  import('./NewRequests.tsx').then(
    (module) => ({ default: module.NewRequests }),
    () => ({ default: () => null }),
  ),
);

/** Where the shell's skip link leads: whichever of the two is shown. */
const NAVIGATION = 'navigation';

/** Sidebar from 1024 px on, a slide-in menu below it, and the page (Spec §2). */
export function AdminFrame({ user }: { user: AdminUser }) {
  const [path] = useLocation();
  const view = views.find((candidate) => candidate.path === path);
  const main = useRef<HTMLElement>(null);
  const [unseen, setUnseen] = useState(0);
  useDocumentTitle(view, unseen);
  useFreshStart(path, main);
  useEffect(prepareToasts, []);
  const hasSidebar = useMediaQuery('(width >= 1024px)');

  return (
    <div className="admin min-h-screen bg-glass-1 print:block! print:bg-none! lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:bg-[linear-gradient(to_right,var(--color-side)_16.5rem,transparent_0)]">
      <MobileMenu user={user} unseen={unseen} id={hasSidebar ? undefined : NAVIGATION} />
      <aside
        className="on-dark sticky top-0 hidden print:hidden! h-screen flex-col gap-5 overflow-y-auto px-4 py-5 lg:flex"
        id={hasSidebar ? NAVIGATION : undefined}
        tabIndex={-1}
      >
        <AreaName className="ps-3" />
        <AdminMenu unseen={unseen} />
        <ThemeSwitch />
        <AccessibilityOpener hasWords />
        <UserBox user={user} />
      </aside>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="@container mx-auto w-full max-w-304 p-[clamp(1rem,3vw,2.5rem)] pb-[max(clamp(1rem,3vw,2.5rem),env(safe-area-inset-bottom))]"
        aria-label={view?.label}
      >
        <PageBoundary key={path}>{view && <ViewPage view={view} />}</PageBoundary>
      </main>
      <Suspense>
        <NewRequests onCount={setUnseen} />
      </Suspense>
    </div>
  );
}

/** The shells carry their own titles; moving inside the area loads none of them. What is new stands first in a narrow tab. */
function useDocumentTitle(view: AdminView | undefined, unseen: number) {
  useEffect(() => {
    if (view) document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${view.label} – ${adminTexts.area}`;
  }, [view, unseen]);
}
