import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with an empty database, for copies. */
    databaseTemplate: string;
  }
}

/** Makes an empty database once for most tests to copy, because each new one would take seconds. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'platform-template-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'database'));
  await postgres.stop();
  // No machine loses power during a test; a killed process loses nothing by it.
  await appendFile(join(folder, 'database/cluster/postgresql.conf'), 'fsync = off\nfull_page_writes = off\n');
  project.provide('databaseTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
