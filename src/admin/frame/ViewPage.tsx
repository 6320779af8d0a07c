import { useCallback, useEffect, useState } from 'react';
import { PAGE_RETRY_MS } from '#config/limits.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { loadedPage, loadPage } from './load-page.ts';
import { adminTexts } from './texts.ts';
import type { AdminView } from './views.ts';

/**
 * A view's page. Loads its script with the first visit, and retries when the browser is online again and every few
 * seconds while somebody looks. No Suspense, because that would show its fallback for a loaded script.
 */
export function ViewPage({ view }: { view: AdminView }) {
  const [{ trouble }, setLoad] = useState<{ trouble?: Awaited<ReturnType<typeof loadPage>> }>({});
  const Page = loadedPage(view);
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
  const isServerThere = trouble === 'newVersion' || trouble === 'unknown';
  return (
    <div className="notice notice-error" role="alert">
      <p>{adminTexts.pageTrouble[trouble]}</p>
      <PendingButton className="button mt-3" onPress={isServerThere ? () => location.reload() : retry} repeated>
        {isServerThere ? adminTexts.reload : adminTexts.retry}
      </PendingButton>
    </div>
  );
}
