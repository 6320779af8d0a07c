import { readToken, signToken } from '#server/signing.ts';
import { BACKUP_ORDER_LIFETIME_MS, BACKUP_TRIGGER_TIMEOUT_MS } from './limits.ts';

/** The address of netlify/functions/backup-run-background.ts. */
const RUN_PATH = '/api/jobs/backup-run';

/** Starts the run by a signed order, which the platform answers at once. @throws Error if refused. */
export async function triggerRun(origin: string, runId: string, now: Date): Promise<void> {
  const order = await signToken('backup-run', runId, now, BACKUP_ORDER_LIFETIME_MS);
  const response = await fetch(new URL(RUN_PATH, origin), {
    redirect: 'error',
    method: 'POST',
    headers: { authorization: `Bearer ${order}` },
    signal: AbortSignal.timeout(BACKUP_TRIGGER_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The background function was answered with ${response.status}`);
}

/** Reads the run's id from a signed order; undefined without a valid one. Needs no database. */
export async function orderedRun(request: Request, now: Date): Promise<string | undefined> {
  const [, order] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return order && (await readToken('backup-run', order, now));
}
