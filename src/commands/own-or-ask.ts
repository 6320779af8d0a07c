import { setTimeout as wait } from 'node:timers/promises';
import { HOLDER_READY_MS, OWNER_RETRY_MS } from '#config/limits.ts';
import { HeldByAnother, type OwnerRecord, readRecord } from '#platform/owner-lock.ts';

/**
 * Works as the owner of the data directory (`own`), or asks the running platform (`ask`), which returns undefined until
 * that is ready. @throws HeldByAnother if it is not ready in time.
 */
export async function ownOrAsk<T>(
  own: () => Promise<T>,
  ask: (holder: OwnerRecord) => Promise<T> | undefined,
): Promise<T> {
  try {
    return await own();
  } catch (error) {
    if (!(error instanceof HeldByAnother)) throw error;
    const until = performance.now() + HOLDER_READY_MS;
    for (let { holder } = error; performance.now() < until; await wait(OWNER_RETRY_MS)) {
      const asked = holder && ask(holder);
      if (asked !== undefined) return asked;
      holder = readRecord(error.dataDir);
    }
    throw error;
  }
}
