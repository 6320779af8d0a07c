import { BACKUP_DEAD_MS } from '#config/limits.ts';
import { endRun } from '#domain/backups/run/run-store.server.ts';
import { failureTexts } from '#domain/backups/texts.ts';
import type { Db } from '#server/db/schema/index.ts';
import { logError } from '#server/log.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { readToken, signToken } from '#server/signing.ts';
import { BACKUP_TRIGGER_TIMEOUT_MS } from './limits.ts';

const RUN_PATH = '/api/jobs/backup-run';

/** Starts the run by a signed order, which the platform answers at once. @throws Error if refused. */
export async function triggerRun(runId: string, now: Date): Promise<void> {
  const order = await signToken('backup-run', runId, now, BACKUP_DEAD_MS);
  const response = await fetch(new URL(RUN_PATH, ownOrigin()), {
    redirect: 'error',
    method: 'POST',
    headers: { authorization: `Bearer ${order}` },
    signal: AbortSignal.timeout(BACKUP_TRIGGER_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The background function was answered with ${response.status}`);
}

/** Returns whether the run was started; a failed start is its end. */
export async function startRun(db: Db, id: string, now: Date): Promise<boolean> {
  try {
    await triggerRun(id, now);
    return true;
  } catch (error) {
    logError('backup-not-started', error);
    await endRun(db, id, { status: 'failed', errorMessage: failureTexts.notStarted }, now);
    return false;
  }
}

/** Reads the run's id from a signed order; undefined without a valid one. Needs no database. */
export async function orderedRun(request: Request, now: Date): Promise<string | undefined> {
  const [, order] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return order && (await readToken('backup-run', order, now));
}
