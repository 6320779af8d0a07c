import { BACKUP_TRIGGER_TIMEOUT_MS } from '#config/limits.ts';

/** The background function that makes a backup: netlify/functions/backup-run-background.ts. */
const RUN_PATH = '/.netlify/functions/backup-run-background';

/**
 * Hands a run to the background function, which may take 15 minutes. The platform answers at once.
 * @throws Error when it is not taken on.
 */
export async function triggerRun(origin: string, runId: string): Promise<void> {
  const response = await fetch(new URL(RUN_PATH, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ runId }),
    signal: AbortSignal.timeout(BACKUP_TRIGGER_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The background function was answered with ${response.status}`);
}
