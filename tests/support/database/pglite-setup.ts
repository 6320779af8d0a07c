import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { provideDatabase } from './provided.ts';

/** The database that local runs have, in memory. */
export default async function setup(project: TestProject) {
  const database = await startEmbeddedDatabase();
  await provideDatabase(project, database);
  return database.stop;
}
