import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { LOGIN_PATH } from '#admin/sign-in/session-queries.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { PAGE_RETRY_MS, RELOAD_AGAIN_AFTER_MS } from './limits.ts';
import { adminTexts } from './texts.ts';
import type { AdminView } from './views.ts';

type Loaded = { Page: ComponentType; trouble?: never } | { Page?: never; trouble: 'offline' | 'server' | 'unknown' };

/** A view's script, asked for again when the browser is online, and every few seconds while visible, until it is there. */
const viewQuery = ({ path }: AdminView) =>
  queryOptions({
    queryKey: ['view', path],
    queryFn: (): Promise<Loaded> => loadPage(path),
    staleTime: ({ state }) => (state.data?.Page ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => state.data?.trouble !== undefined && PAGE_RETRY_MS,
  });

export function ViewPage({ view }: { view: AdminView }) {
  const { data: { Page, trouble } = {}, refetch } = useQuery(viewQuery(view));
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
      <PendingButton className="button mt-3" onPress={isServerThere ? () => location.reload() : refetch}>
        {isServerThere ? adminTexts.reload : uiTexts.retry}
      </PendingButton>
    </div>
  );
}

/** Loads a page while the pointer is over its link. A failure waits for the press. */
export const preparePage = (client: QueryClient, view: AdminView) =>
  load(view.path).then(
    (page) => client.setQueryData(viewQuery(view).queryKey, page),
    () => undefined,
  );

const RELOADED_AT = 'admin-reloaded-at';

/**
 * Reloads the document if the server is there without the script, because some browsers cache a failed import, and
 * because a new version has other scripts.
 */
async function loadPage(path: string): Promise<Loaded> {
  try {
    return await load(path);
  } catch {
    if (!navigator.onLine) return { trouble: 'offline' };
    if (!(await isServerThere())) return { trouble: 'server' };
  }
  // The server may be back since the first try.
  return load(path).catch(() => (reloadOnce() ? new Promise<never>(() => undefined) : { trouble: 'unknown' as const }));
}

async function load(path: string): Promise<{ Page: ComponentType }> {
  const Page = await (await importLoads()).viewLoads[path]?.();
  if (!Page) throw new Error(`No script for ${path}`);
  return { Page };
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
