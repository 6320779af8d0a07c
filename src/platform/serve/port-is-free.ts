import { createServer } from 'node:http';
import { closeServer } from '../http/close-server.ts';
import { listen } from '../http/listen.ts';

/** Says before the long work of a start whether the port can be had. @throws EADDRINUSE, EACCES */
export async function assertPortIsFree(port: number, host = '127.0.0.1'): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await closeServer(server);
}
