import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { adminTexts } from './texts.ts';
import { useViewPage } from './use-view-page.ts';
import type { AdminView } from './views.ts';

/** A view's page. No Suspense: that would show its fallback for a loaded script. */
export function ViewPage({ view }: { view: AdminView }) {
  const { Page, trouble, retry } = useViewPage(view);
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
