import type { FileStore } from '#domain/backups/files.server.ts';
import { runBackup } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { functionDatabase } from '#http/function-database.ts';
import { storeOf } from '#server/blobs.ts';
import { isPreview, type OfDeploy } from '#server/deploy-context.ts';
import { readEnvironment } from '#server/environment.ts';
import { logEvent } from '#server/log.ts';
import { mailDueCopy } from './mail-copy.server.ts';
import { orderedRun } from './trigger-run.server.ts';

/** Runs only our signed orders, because its address is public. A repeated order finds its run claimed or ended. */
export function backupRunner() {
  return async (request: Request, context: Required<OfDeploy>): Promise<Response> => {
    const runId = await orderedRun(request, new Date());
    if (runId === undefined) {
      logEvent({ event: 'backup-run-refused' });
      return new Response(null, { status: 401 });
    }
    const { databaseUrl, databaseWsProxy, backupKey } = readEnvironment();
    const deps = {
      db: await functionDatabase(context),
      database: { url: databaseUrl, wsProxy: databaseWsProxy },
      store: storeOf('backups', context),
      key: backupKey,
      openTrial,
      openFiles: (name: FileStore) => storeOf(name, context),
      clock: () => new Date(),
    };
    await runBackup(deps, runId);
    // After a run that had ended before, too: the order then only repeats the mail.
    if (!isPreview(context.deploy)) await mailDueCopy(deps);
    return new Response(null, { status: 204 });
  };
}
