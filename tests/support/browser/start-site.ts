import process from 'node:process';
import { startProductionServer } from '../production-server.ts';
import { OWNER } from './owner.ts';

/**
 * One production server for all browser tests of a run; its address reaches them by E2E_BASE_URL. Where that is set
 * already, the tests go there and nothing is started.
 */
export default async function startSite() {
  if (process.env.E2E_BASE_URL) return undefined;
  const server = await startProductionServer({
    env: {
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      // All tests are one client; hundreds of pages in a few minutes are no abuse here.
      ANALYTICS_POSTS_PER_WINDOW: '100000',
    },
  });
  process.env.E2E_BASE_URL = server.url;
  return server.stop;
}
