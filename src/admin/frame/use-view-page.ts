import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { PAGE_RETRY_MS } from '#config/limits.ts';
import { reloadOnce } from './reload-once.ts';
import { loadedPage, loadPage } from './view-pages.ts';
import type { AdminView } from './views.ts';
import { type LoadTrouble, whyNotLoaded } from './why-not-loaded.ts';

interface ViewPageState {
  /** Undefined until its script is there. */
  Page: ComponentType | undefined;
  /** Why it is not there; undefined while nothing went wrong. */
  trouble: LoadTrouble | undefined;
  retry: () => Promise<void>;
}

/**
 * A view's page, its script loaded with the first visit. What did not come is tried again by itself: when the browser
 * is online again, and every few seconds while somebody looks. Some browsers remember a script that failed, and a new
 * version has other scripts: then the document is loaded anew.
 */
export function useViewPage(view: AdminView): ViewPageState {
  const [, setLoads] = useState(0);
  const [trouble, setTrouble] = useState<LoadTrouble>();
  const Page = loadedPage(view);

  const retry = useCallback(async () => {
    const found = await tryToLoad(view);
    setTrouble(found);
    setLoads((loads) => loads + 1);
  }, [view]);

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

  return { Page, trouble, retry };
}

/** What stands in the way; undefined when the page is there, or comes with a new document. */
async function tryToLoad(view: AdminView): Promise<LoadTrouble | undefined> {
  const isThere = () =>
    loadPage(view).then(
      () => true,
      () => false,
    );
  if (await isThere()) return undefined;
  const trouble = await whyNotLoaded();
  if (trouble === 'offline' || trouble === 'server') return trouble;
  // The server is there: it may have come back just now.
  if (trouble === 'unknown' && (await isThere())) return undefined;
  return reloadOnce() ? undefined : trouble;
}
