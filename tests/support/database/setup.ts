import type { TestProject } from 'vitest/node';
import { startDatabase } from '#platform/database/local-database.ts';
import { provideDatabase } from './provided.ts';
import { startRealPostgres } from './real-postgres.ts';

/** The database that local runs have, and one of production's kind: PostgreSQL behind Neon's driver. */
export default async function setup(project: TestProject) {
  const server = await startRealPostgres();
  try {
    const database = await startDatabase(server.url, '');
    await provideDatabase(project, database);
    return async () => {
      await database.stop();
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
