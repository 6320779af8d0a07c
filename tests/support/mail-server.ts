import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MailServer, mailServer } from './outbox/mail-server.ts';

/** Starts a real SMTP server for the tests of a file, reset before each; SMTP_URL leads to it. */
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

/** Reads the token of a mail's link; empty without one. */
export const tokenIn = (text = ''): string => /#([\w-]{43})/.exec(text)?.[1] ?? '';
