import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { LOGIN_PATH } from '#admin/sign-in/session-queries.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PAGE_RETRY_MS, RELOAD_AGAIN_AFTER_MS } from './limits.ts';
import { adminTexts } from './texts.ts';
import type { AdminView } from './views.ts';

/** A view's script, asked for again when the browser is online, and every few seconds while visible, until it is there. */
const viewQuery = ({ path }: AdminView) =>
  queryOptions({
    queryKey: ['view', path],
    queryFn: () => loadPage(path),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => !state.data && PAGE_RETRY_MS,
  });

export function ViewPage({ view }: { view: AdminView }) {
  const { data: { Page } = {}, error, refetch } = useQuery(viewQuery(view));
  if (Page) return <Page />;
  if (error) return <LoadFailure error={error} fallback={adminTexts.pageLost} retry={refetch} />;
  return (
    <div role="status">
      <h1 className="text-body font-normal tracking-normal">{adminTexts.pageLoading}</h1>
    </div>
  );
}

const RELOADED_AT = 'admin-reloaded-at';

/**
 * Reloads the document if the server is there without the script, because some browsers cache a failed import, and
 * because a new version has other scripts.
 */
async function loadPage(path: string): Promise<{ Page: ComponentType }> {
  try {
    return await load(path);
  } catch (error) {
    if (!(await isServerThere())) throw error;
  }
  // The server may be back since the first try.
  return load(path).catch(() => {
    if (reloadOnce()) return new Promise<never>(() => undefined);
    throw new Error(`The server answers without the script for ${path}`);
  });
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
