import { useEffect, useState } from 'react';
import { adminTexts } from './texts.ts';
import { loadedPage, loadPage } from './view-pages.ts';
import type { AdminView } from './views.ts';

/** A view's page, its script loaded with the first visit. No Suspense: that would show its fallback for a loaded script. */
export function ViewPage({ view }: { view: AdminView }) {
  const [, setLoads] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const Page = loadedPage(view);

  useEffect(() => {
    if (Page || hasFailed) return;
    loadPage(view).then(
      () => setLoads((loads) => loads + 1),
      () => setFailed(true),
    );
  }, [view, Page, hasFailed]);

  if (Page) return <Page />;
  if (!hasFailed) return <p role="status">{adminTexts.pageLoading}</p>;
  return (
    <div className="notice notice-error" role="alert">
      <p>{adminTexts.pageNotLoaded}</p>
      <button type="button" className="button" onClick={() => setFailed(false)}>
        {adminTexts.retry}
      </button>
    </div>
  );
}
