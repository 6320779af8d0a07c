import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from '#platform/http/listen.ts';
import { type DatabaseLocation, reachThrough } from '#server/db/driver.ts';
import { ownServices } from './own-services.ts';

/** The answer to a new connection: the database, a refusal, nothing, or the greeting and then silence. */
type Welcome = 'database' | 'refusal' | 'nothing' | 'greeting';

interface Connection {
  client: Socket;
  database: Socket | undefined;
  isSilent: boolean;
}

export type DatabaseLine = Awaited<ReturnType<typeof databaseLine>>;

/** Opens a line between the driver and the tests' database, which can be cut and silenced. */
export async function databaseLine() {
  const { url, wsProxy = '' } = ownServices().database;
  const [address = '', token = ''] = wsProxy.split('/');
  const [host, port] = address.split(':');
  const connections = new Set<Connection>();
  let welcome: Welcome = 'database';
  let opened = 0;

  const server = createServer((client) => {
    opened += 1;
    if (welcome === 'refusal') return void client.destroy();
    const database = welcome === 'nothing' ? undefined : connect(Number(port), host);
    const connection: Connection = { client, database, isSilent: welcome === 'nothing' };
    const fallsSilent = welcome === 'greeting';
    connections.add(connection);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from?.on('error', () => undefined);
      from?.on('data', (bytes) => {
        if (connection.isSilent) return;
        to?.write(bytes);
        // The WebSocket is open by now, but PostgreSQL has not answered yet.
        if (from === database && fallsSilent) connection.isSilent = true;
      });
      from?.on('close', () => {
        if (!connection.isSilent) to?.destroy();
      });
    }
  });
  const ownPort = await listen(server, 0, '127.0.0.1');

  const cut = () => {
    for (const { client, database } of connections) {
      client.destroy();
      database?.destroy();
    }
  };
  return {
    /** The tests' database over this line. */
    database: { url, wsProxy: `127.0.0.1:${ownPort}/${token}` } satisfies DatabaseLocation,
    /** The number of connections opened over it. */
    opened: () => opened,
    /** Cuts every connection, as a restart of the server does. */
    cut,
    /** Silences all open connections without a notice, like a frozen socket. */
    hush: () => {
      for (const connection of connections) connection.isSilent = true;
    },
    /** Sets what later connections meet. */
    welcome: (what: Welcome) => {
      welcome = what;
    },
    close: async () => {
      // The driver has one setting for the whole process.
      reachThrough(wsProxy);
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
