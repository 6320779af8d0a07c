import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** Makes an empty folder that root's `nobody` can enter; the caller removes it. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-test-'));
  await chmod(folder, 0o711);
  return folder;
}

/** Makes an empty folder, and removes it after the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Makes a data directory with an empty database, and removes it after the test. */
export async function dataFolder(): Promise<string> {
  const folder = await emptyFolder();
  await cp(inject('databaseTemplate'), folder, { recursive: true });
  return folder;
}

/** Returns the variables of a platform in a folder: its data and two built pages, on any free port. */
export async function variablesFor(folder: string): Promise<Record<string, string>> {
  const publishDir = join(folder, 'dist');
  await mkdir(publishDir, { recursive: true });
  await writeFile(join(publishDir, 'index.html'), '<h1>Start</h1>');
  await writeFile(join(publishDir, '404.html'), '<h1>404 Page Not Found</h1>');
  const inherited = { ADMIN_USERNAME: '', ADMIN_PASSWORD: '', DATABASE_URL: '', HOST: '', URL: '', SCHEDULES: 'off' };
  return { ...inherited, DATA_DIR: join(folder, 'data'), PUBLISH_DIR: publishDir, PORT: '0' };
}
