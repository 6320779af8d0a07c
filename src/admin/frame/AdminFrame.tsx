import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminUser } from '#admin/sign-in/contract.ts';
import { AdminMenu } from './AdminMenu.tsx';
import { PageBoundary } from './PageBoundary.tsx';
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

/** The menu and the page: side by side from 1024 px on (Spec §2), the menu under the page below that. */
export function AdminFrame({ user }: { user: AdminUser }) {
  const [path] = useLocation();
  const view = views.find((candidate) => candidate.path === path);
  const main = useRef<HTMLElement>(null);
  const [unseen, setUnseen] = useState(0);
  useDocumentTitle(view, unseen);
  useFreshStart(path, main);

  return (
    <div className="admin flex min-h-svh flex-col bg-glass-1 print:block! print:bg-none! lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:bg-[linear-gradient(to_right,var(--color-side)_16.5rem,transparent_0)]">
      <AdminMenu user={user} unseen={unseen} path={path} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="@container mx-auto w-full max-w-304 flex-1 p-[clamp(1rem,3vw,2.5rem)] lg:pb-[max(clamp(1rem,3vw,2.5rem),env(safe-area-inset-bottom))]"
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
