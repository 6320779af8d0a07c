import * as z from 'zod/mini';
import { type DeployContext, openBlobStore, storeName } from '#server/blobs.ts';
import { openEmbeddedSession } from '#server/db/embedded-session.ts';
import { sharedDatabase } from '#server/db/shared-database.ts';
import { readEnvironment } from '#server/environment.ts';
import { fetchBinaries } from './embedded/fetch-binaries.server.ts';
import { runBackup } from './run/run-backup.server.ts';

/** The part of Netlify's context that is used here. */
interface PlatformContext {
  deploy: { context: DeployContext };
}

const order = z.object({ runId: z.uuid() });

/**
 * The background function. It takes no rights: the id of a run that nobody works on yet is known to who has just
 * started it alone, and a run is made once.
 */
export function backupRunner() {
  return async (request: Request, { deploy }: PlatformContext): Promise<Response> => {
    const body = order.safeParse(await request.json().catch(() => undefined));
    if (!body.success) return new Response(null, { status: 400 });
    const { databaseUrl, databaseWsProxy, backupKey } = readEnvironment();
    const { origin } = new URL(request.url);
    const deps = {
      db: sharedDatabase(),
      database: { url: databaseUrl, wsProxy: databaseWsProxy },
      store: openBlobStore(storeName('backups', deploy.context)),
      key: backupKey,
      openEmbedded: async () => openEmbeddedSession(await fetchBinaries(origin)),
      clock: () => new Date(),
    };
    await runBackup(deps, body.data.runId);
    return new Response(null, { status: 204 });
  };
}
