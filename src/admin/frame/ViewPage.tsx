import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { LOGIN_PATH } from '#admin/sign-in/session-queries.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { PAGE_RETRY_MS, RELOAD_AGAIN_AFTER_MS } from './limits.ts';
import { adminTexts } from './texts.ts';
import type { AdminView } from './views.ts';

/**
 * Loads a view's script on the first visit, again when the browser is online, and every few seconds while visible.
 * No Suspense, because that would show its fallback for a loaded script.
 */
export function ViewPage({ view }: { view: AdminView }) {
  const [{ trouble }, setLoad] = useState<{ trouble?: Awaited<ReturnType<typeof loadPage>> }>({});
  const Page = pages.get(view.path);
  const retry = useCallback(async () => setLoad({ trouble: await loadPage(view) }), [view]);

  useEffect(() => {
    if (!Page) void retry();
  }, [Page, retry]);

  useEffect(() => {
    if (!trouble) return;
    const again = () => {
      if (document.visibilityState === 'visible') void retry();
    };
    const timer = setInterval(again, PAGE_RETRY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [trouble, retry]);

  if (Page) return <Page />;
  if (!trouble)
    return (
      <div role="status">
        <h1 className="text-body font-normal tracking-normal">{adminTexts.pageLoading}</h1>
      </div>
    );
  const isServerThere = trouble === 'unknown';
  return (
    <div className="notice notice-error" role="alert">
      <p>{adminTexts.pageTrouble[trouble]}</p>
      <PendingButton className="button mt-3" onPress={isServerThere ? () => location.reload() : retry}>
        {isServerThere ? adminTexts.reload : uiTexts.retry}
      </PendingButton>
    </div>
  );
}

const pages = new Map<string, ComponentType>();
const RELOADED_AT = 'admin-reloaded-at';

/** Prefetches a view's page when the pointer is over its link. Ignores a failure, because nobody waits for it. */
export const preparePage = (view: AdminView): void => void isLoaded(view);

/**
 * Returns the cause of a failure; undefined if the page has loaded or the document reloads, because some browsers cache
 * a failed import, and because a new version has other scripts.
 */
async function loadPage(view: AdminView): Promise<'offline' | 'server' | 'unknown' | undefined> {
  if (await isLoaded(view)) return undefined;
  if (!navigator.onLine) return 'offline';
  if (!(await isServerThere())) return 'server';
  // The server may be back since the first try.
  if (await isLoaded(view)) return undefined;
  return reloadOnce() ? undefined : 'unknown';
}

async function isLoaded({ path }: AdminView): Promise<boolean> {
  try {
    const load = (await importLoads()).viewLoads[path];
    if (load) pages.set(path, await load());
    return load !== undefined;
  } catch {
    return false;
  }
}

const importLoads = () => import('./view-loads.ts');
// Beside the question who is logged in, so that nobody waits for it.
if (!location.pathname.endsWith(LOGIN_PATH)) importLoads().catch(() => undefined);

const isServerThere = (): Promise<boolean> =>
  fetch(location.pathname, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads at most once a minute and only with storage, because it could loop otherwise. Drafts keep typed text. */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
