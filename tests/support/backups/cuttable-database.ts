import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { inject } from 'vitest';
import { type DatabaseLocation, reachThrough } from '#server/db/driver.ts';

export interface CuttableDatabase {
  database: DatabaseLocation;
  /** Cuts every connection, as a restart of the server does. */
  cut: () => void;
  close: () => Promise<void>;
}

/** The tests' database behind a line that can be cut. */
export async function cuttableDatabase(): Promise<CuttableDatabase> {
  const { url, wsProxy = '' } = inject('database');
  const [address = '', token = ''] = wsProxy.split('/');
  const [host, port] = address.split(':');
  const lines = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), host);
    for (const socket of [client, database]) {
      lines.add(socket);
      socket.on('error', () => undefined);
    }
    client.pipe(database).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of lines) socket.destroy();
  };
  return {
    database: { url, wsProxy: `127.0.0.1:${(server.address() as AddressInfo).port}/${token}` },
    cut,
    close: async () => {
      // The driver's setting is one for the whole process.
      reachThrough(wsProxy);
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
