import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import type { AdminUser } from '#features/session/contract.ts';
import { UserBox } from '#features/session/UserBox.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { adminTexts } from './texts.ts';
import { views } from './views.ts';

const pages: { path: string; Page: ComponentType }[] = views.map(({ path, load }) => ({ path, Page: lazy(load) }));

/** Sidebar from 1024 px on, a slide-in menu below it, and the page (Spec §2). */
export function AdminFrame({ user }: { user: AdminUser }) {
  const [path] = useLocation();
  useDocumentTitle(path);

  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        {adminTexts.skipToMain}
      </a>
      <MobileMenu user={user} />
      <aside className="admin-sidebar on-dark">
        <p className="admin-area">{adminTexts.area}</p>
        <AdminMenu />
        <ThemeSwitch />
        <UserBox user={user} />
      </aside>
      <main id="main" tabIndex={-1} className="admin-main">
        <PageBoundary key={path}>
          <Suspense fallback={<p role="status">{adminTexts.pageLoading}</p>}>
            <Switch>
              {pages.map(({ path: pagePath, Page }) => (
                <Route key={pagePath} path={pagePath} component={Page} />
              ))}
            </Switch>
          </Suspense>
        </PageBoundary>
      </main>
    </div>
  );
}

/** The shells carry their own titles; moving inside the area loads none of them. */
function useDocumentTitle(path: string) {
  useEffect(() => {
    const view = views.find((candidate) => candidate.path === path);
    if (view) document.title = `${view.label} – ${adminTexts.area}`;
  }, [path]);
}
