import { connect } from 'node:net';
import { pipeline } from 'node:stream';
import type { TestProject } from 'vitest/node';
import { provideDatabase } from './provided.ts';
import { startRealPostgres } from './real-postgres.ts';

/** A real PostgreSQL server, so that nobody is surprised by what PGlite does differently. */
export default async function setup(project: TestProject) {
  const { port, stop } = await startRealPostgres();
  try {
    const closeTunnel = await provideDatabase(project, 'postgres://postgres@localhost/postgres', (stream) => {
      const socket = connect(port, '127.0.0.1');
      // Either side may go first; what is then still under way is nobody's.
      pipeline(stream, socket, stream, () => undefined);
    });
    return async () => {
      await closeTunnel();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
