import { rm } from 'node:fs/promises';
import { createExclusively } from './create-exclusively.ts';
import { isOlder, type OwnerRecord, readRecord, recordPath, writeRecord } from './owner-record.ts';

/**
 * Puts this process's record in the place of a dead one's. Of several processes that found it one succeeds, and
 * at no moment is there no record.
 */
export async function replaceRecord(dataDir: string, staleText: string, record: OwnerRecord): Promise<boolean> {
  const guard = `${recordPath(dataDir)}.takeover`;
  if (!(await createExclusively(guard, ''))) {
    // Who made the guard is at work, or was killed in the midst of it.
    if (await isOlder(guard).catch(() => false)) await rm(guard, { force: true });
    return false;
  }
  try {
    const found = await readRecord(dataDir);
    if (found?.text !== staleText) return false;
    await writeRecord(dataDir, record);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}
