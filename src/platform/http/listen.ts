import type { AddressInfo, Server } from 'node:net';

/** Starts to listen and returns the port. @throws what listening throws: EADDRINUSE, EACCES. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
  server.off('error', reject);
  return (server.address() as AddressInfo).port;
}
