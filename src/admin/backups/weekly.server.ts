import { findWeeklySince } from '#domain/backups/backup-log.server.ts';
import { findDueCopy } from '#domain/backups/copies.server.ts';
import { closeDeadRuns, startWeeklyRun } from '#domain/backups/run/run-store.server.ts';
import { lastDue } from '#domain/backups/schedule.ts';
import { functionDatabase } from '#http/function-database.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { logError, logEvent } from '#server/log.ts';
import { startRun, triggerRun } from './trigger-run.server.ts';

/** Closes dead runs, then starts the last Sunday's backup, or orders a copy that was not mailed yet. */
export async function startDueBackup(db: Db, now: Date): Promise<void> {
  await closeDeadRuns(db, now);
  const since = await findWeeklySince(db);
  const due = lastDue(now);
  const id = since && due >= since ? await startWeeklyRun(db, due, now) : undefined;
  if (id) {
    logEvent({ event: 'weekly-backup-started', due: due.toISOString() });
    await startRun(db, id, now);
    return;
  }
  const copy = await findDueCopy(db);
  // The order of a run that has ended.
  if (copy) await triggerRun(copy.backup.id, now).catch((error) => logError('backup-copy-not-started', error));
}

/** The scheduled function. Only starts the backup, because it has 30 seconds. */
export function weeklyScheduler() {
  return async (_: Request, context: OfDeploy): Promise<Response> => {
    await startDueBackup(await functionDatabase(context), new Date());
    return new Response(null, { status: 204 });
  };
}
