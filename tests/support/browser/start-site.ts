import process from 'node:process';
import { startOwnersServer } from './owners-server.ts';

/**
 * One production server for all browser tests of a run; its address reaches them by E2E_BASE_URL. Where that is set
 * already, the tests go there and nothing is started.
 */
export default async function startSite() {
  if (process.env.E2E_BASE_URL) return undefined;
  // All tests are one client; hundreds of pages in a few minutes are no abuse here.
  const server = await startOwnersServer({ env: { ANALYTICS_POSTS_PER_WINDOW: '100000' } });
  process.env.E2E_BASE_URL = server.url;
  return server.stop;
}
