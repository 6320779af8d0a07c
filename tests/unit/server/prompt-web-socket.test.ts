import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { PromptWebSocket } from '#server/db/driver.ts';

/** Connects a client. Returns its server's received data, and resolves when the client has closed. */
async function connected() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const got: string[] = [];
  const closed = new Promise<void>((resolve) => {
    server.on('connection', (socket) => {
      socket.on('message', (data) => got.push(String(data)));
      socket.on('close', () => resolve());
    });
  });
  await once(server, 'listening');
  const client = new PromptWebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(client, 'open');
  return { client, got, closed };
}

test('the WebSocket batches synchronous writes into one message, in order and without a timer', async () => {
  const { client, got, closed } = await connected();
  for (const part of ['parse ', 'bind ', 'execute']) client.send(Buffer.from(part));
  await Promise.resolve();
  client.send(Buffer.from('the next query'));
  client.send('a text');
  // Closing does not lose earlier writes.
  client.send(Buffer.from('terminate'));
  client.close();
  await closed;
  expect(got).toEqual(['parse bind execute', 'the next query', 'a text', 'terminate']);
});
