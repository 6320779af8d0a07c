import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** An empty folder of its own, removed when the test is over. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A data directory of its own with an empty database in `postgres`, removed when the test is over. */
export async function dataFolder(): Promise<string> {
  const folder = await emptyFolder();
  await cp(inject('databaseTemplate'), folder, { recursive: true });
  return folder;
}
