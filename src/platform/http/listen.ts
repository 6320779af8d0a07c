import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

export async function listen(server: Server, port: number, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
  server.off('error', reject);
  return (server.address() as AddressInfo).port;
}

/** Listens for a moment; 0 stands for any free port. @throws EADDRINUSE, EACCES. */
export async function freePort(port = 0, host = '127.0.0.1'): Promise<number> {
  const server = createServer();
  const free = await listen(server, port, host);
  await server[Symbol.asyncDispose]();
  return free;
}

const IDLE_CHECK_MS = 20;

/** Lets running requests finish for at most `graceMs`. */
export async function closeServer(server: HttpServer, graceMs = 0): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle when its request is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
