import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '#platform/http/listen.ts';

/** Listens on a free port, and returns its number. */
export async function takenPort(): Promise<string> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return String(await listen(server, 0, '127.0.0.1'));
}
