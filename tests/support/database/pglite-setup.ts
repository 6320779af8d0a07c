import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { provideDatabase } from './provided.ts';

/** The database that local runs have, in memory. */
export default async function setup(project: TestProject) {
  const postgres = await openEmbeddedPostgres();
  const closeTunnel = await provideDatabase(project, 'postgres://postgres@localhost/postgres', postgres.accept);
  return async () => {
    await closeTunnel();
    await postgres.close();
  };
}
