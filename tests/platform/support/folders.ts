import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** An empty folder that root's `nobody` may pass through; whoever makes it removes it. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-test-'));
  await chmod(folder, 0o711);
  return folder;
}

/** An empty folder of its own, removed when the test is over. */
export async function emptyFolder(): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A data directory of its own with an empty database, removed when the test is over. */
export async function dataFolder(): Promise<string> {
  const folder = await emptyFolder();
  await cp(inject('databaseTemplate'), folder, { recursive: true });
  return folder;
}
