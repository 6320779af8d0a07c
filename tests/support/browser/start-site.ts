import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startOwnersServer } from './owners-server.ts';

/**
 * Starts one production server for all browser tests of a run and stores its address in E2E_BASE_URL. Starts none if
 * that is set already. The workers' own servers begin with a copy of the same data.
 */
export default async function startSite() {
  if (process.env.E2E_BASE_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'owners-data-'));
  const prepared = await startOwnersServer({ dataDir: folder });
  await prepared.stop();
  process.env.E2E_DATA_FROM = folder;
  // Raises the limit, because all tests are one client with hundreds of pages.
  const server = await startOwnersServer({ env: { ANALYTICS_POSTS_PER_WINDOW: '100000' } });
  process.env.E2E_BASE_URL = server.url;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
