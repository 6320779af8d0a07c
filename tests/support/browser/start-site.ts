import process from 'node:process';
import { startOwnersServer } from './owners-server.ts';

/**
 * Starts one production server for all browser tests of a run and stores its address in E2E_BASE_URL. Starts none if
 * that is set already.
 */
export default async function startSite() {
  if (process.env.E2E_BASE_URL) return undefined;
  // Raises the limit, because all tests are one client with hundreds of pages.
  const server = await startOwnersServer({ env: { ANALYTICS_POSTS_PER_WINDOW: '100000' } });
  process.env.E2E_BASE_URL = server.url;
  return server.stop;
}
