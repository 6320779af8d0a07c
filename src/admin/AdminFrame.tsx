import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { AdminUser } from '#features/session/contract.ts';
import { UserBox } from '#features/session/UserBox.tsx';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { prepareToasts } from '#shared/ui/toast/LateToaster.tsx';
import { AccessibilityOpener } from './AccessibilityOpener.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { adminTexts } from './texts.ts';
import { useFreshStart } from './use-fresh-start.ts';
import { ViewPage } from './ViewPage.tsx';
import { type AdminView, views } from './views.ts';

/** Where the shell's skip link leads: whichever of the two is shown. */
const NAVIGATION = 'navigation';

/** Sidebar from 1024 px on, a slide-in menu below it, and the page (Spec §2). */
export function AdminFrame({ user }: { user: AdminUser }) {
  const [path] = useLocation();
  const view = views.find((candidate) => candidate.path === path);
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(view);
  useFreshStart(path, main);
  useEffect(prepareToasts, []);
  const hasSidebar = useMediaQuery('(width >= 1024px)');

  return (
    <div className="admin">
      <MobileMenu user={user} id={hasSidebar ? undefined : NAVIGATION} />
      <aside className="admin-sidebar on-dark" id={hasSidebar ? NAVIGATION : undefined} tabIndex={-1}>
        <p className="admin-area">{adminTexts.area}</p>
        <AdminMenu />
        <ThemeSwitch />
        <AccessibilityOpener hasWords />
        <UserBox user={user} />
      </aside>
      <main id="main" ref={main} tabIndex={-1} className="admin-main" aria-label={view?.label}>
        <PageBoundary key={path}>{view && <ViewPage view={view} />}</PageBoundary>
      </main>
    </div>
  );
}

/** The shells carry their own titles; moving inside the area loads none of them. */
function useDocumentTitle(view: AdminView | undefined) {
  useEffect(() => {
    if (view) document.title = `${view.label} – ${adminTexts.area}`;
  }, [view]);
}
