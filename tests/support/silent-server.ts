import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from '#platform/http/listen.ts';

/** Starts a local server that accepts connections and stays silent, until the test ends. */
export async function silentServer() {
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
