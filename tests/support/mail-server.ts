import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MailServer, mailServer } from './outbox/mail-server.ts';

/** A real SMTP server for the tests of a file, well-behaved and empty at the start of each; SMTP_URL leads to it. */
export function testMailServer(): MailServer {
  const server = mailServer();
  beforeAll(server.open);
  beforeEach(() => {
    server.calm();
    process.env.SMTP_URL = server.url;
  });
  afterAll(async () => {
    delete process.env.SMTP_URL;
    await server.close();
  });
  return server;
}

/** A server that accepts connections and never says a word. */
export async function silentServer(): Promise<{ url: string; [Symbol.asyncDispose]: () => Promise<void> }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
