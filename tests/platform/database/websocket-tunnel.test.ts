import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket as HeaderWebSocket } from 'ws';
import { startDatabase } from '#platform/database/local-database.ts';
import { listen } from '#platform/http/listen.ts';
import { poolFor } from '../support/pools.ts';

/** Starts a local server that accepts connections and stays silent, until the test ends. */
async function silentServer() {
  const connections = new Set<Socket>();
  const server = createServer((socket) => connections.add(socket.on('error', () => undefined)));
  const port = await listen(server, 0, '127.0.0.1');
  const stop = async () => {
    for (const socket of connections) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return { port, connections, stop };
}

async function tunnelTo(port: number) {
  const database = await startDatabase(`postgres://someone:secret@127.0.0.1:${port}/db`, 'unused');
  onTestFinished(database.stop);
  return database;
}

/** Fails by the tunnel's word, and not by the driver's own time-out. */
const expectEarlyFailure = (query: Promise<unknown>) => expect(query).rejects.not.toThrow(/time-?out/i);

test('the tunnel tells the driver early that the server is away, because nobody listens', async () => {
  const server = await silentServer();
  await server.stop();
  await expectEarlyFailure(poolFor(await tunnelTo(server.port)).query('select 1'));
});

test.each(['the server dies', 'the tunnel is closed'])(
  'the tunnel tells the driver early that %s while a query waits',
  async (what) => {
    const server = await silentServer();
    const database = await tunnelTo(server.port);
    const query = poolFor(database).query('select 1');
    await expect.poll(() => server.connections.size).toBe(1);
    await (what === 'the server dies' ? server.stop() : database.stop());
    await expectEarlyFailure(query);
  },
);

test('a client that leaves closes its connection to the server', async () => {
  const server = await silentServer();
  const database = await tunnelTo(server.port);
  const webSocket = new WebSocket(`ws://${database.wsProxy}?address=ignored`);
  await new Promise((resolve) => webSocket.addEventListener('open', resolve));
  await expect.poll(() => server.connections.size).toBe(1);
  const [connection] = server.connections;
  webSocket.close();
  await expect.poll(() => connection?.destroyed || connection?.readableEnded).toBe(true);
});

test('the tunnel refuses a connection without the token, and an ordinary request of a web page', async () => {
  const { wsProxy = '' } = await tunnelTo((await silentServer()).port);
  const [place] = wsProxy.split('/');
  for (const wrong of [`${place}/`, `${place}/${'a'.repeat(32)}`, `${wsProxy}x`]) {
    const webSocket = new HeaderWebSocket(`ws://${wrong}`);
    const refusal = await new Promise((resolve) => {
      webSocket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      webSocket.on('open', () => resolve('open'));
    });
    expect(refusal, wrong).toBe(403);
  }
  expect((await fetch(`http://${wsProxy}`)).status).toBe(426);
});

test('Neon’s own servers need no tunnel', async () => {
  const url = 'postgres://owner:secret@ep-quiet-river-123456-pooler.eu-central-1.aws.neon.tech/db?sslmode=require';
  const { url: used, wsProxy } = await startDatabase(url, 'unused');
  expect({ used, wsProxy }).toEqual({ used: url, wsProxy: undefined });
});
