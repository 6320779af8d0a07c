import { createServer } from 'node:net';
import { listen } from './listen.ts';

/** A port of the loopback that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  await using server = createServer();
  return await listen(server, 0, '127.0.0.1');
}
