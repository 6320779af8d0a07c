import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from '#platform/http/listen.ts';
import { type DatabaseLocation, reachThrough } from '#server/db/driver.ts';
import { ownServices } from './own-services.ts';

/** The answer to a new connection: the database, a refusal, nothing, or the greeting and then silence. */
type Welcome = 'database' | 'refusal' | 'nothing' | 'greeting';

export interface DatabaseLine {
  /** The tests' database over this line. */
  database: DatabaseLocation;
  /** The number of connections opened over it. */
  opened: () => number;
  /** Cuts every connection, as a restart of the server does. */
  cut: () => void;
  /** Silences all open connections without a notice, like a frozen socket. */
  hush: () => void;
  /** Sets what later connections meet. */
  welcome: (what: Welcome) => void;
  close: () => Promise<void>;
}

interface Connection {
  client: Socket;
  database: Socket | undefined;
  isSilent: boolean;
}

/** Opens a line between the driver and the tests' database, which can be cut and silenced. */
export async function databaseLine(): Promise<DatabaseLine> {
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
    database: { url, wsProxy: `127.0.0.1:${ownPort}/${token}` },
    opened: () => opened,
    cut,
    hush: () => {
      for (const connection of connections) connection.isSilent = true;
    },
    welcome: (what) => {
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
