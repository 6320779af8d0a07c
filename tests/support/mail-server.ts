import { writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type CaughtMail, type MailServer, mailServer } from './outbox/mail-server.ts';

/** Starts a real SMTP server for the tests of a file, reset before each; SMTP_URL leads to it. */
export function testMailServer(): MailServer {
  const server = mailServer();
  beforeAll(server.open);
  beforeEach(() => {
    server.calm();
    process.env.SMTP_URL = server.url;
  });
  const { LOOK_MAILS: folder } = process.env;
  if (folder) afterEach(() => server.mails.forEach((mail) => void keep(mail, folder)));
  afterAll(async () => {
    delete process.env.SMTP_URL;
    await server.close();
  });
  return server;
}

/** Keeps one mail of each kind for `npm run look mails`. Its Message-ID names the kind, or else its subject does. */
function keep({ messageId = '', subject = '', text = '', html = '' }: CaughtMail, folder: string): void {
  // The outbox's own tests send mails without words. A UUID has no letter after f.
  if (html.length < 100) return;
  const [kind] = /^<[a-z]*[g-z][a-z]*(?=-)/.exec(messageId) ?? [];
  const isOfSeveral = /^(\d+ |Eine |Neue )/.test(subject);
  const name = kind ? `${kind.slice(1)}${isOfSeveral ? '-2' : ''}` : subject.slice(0, 20).replace(/\W/g, '');
  writeFileSync(`${folder}/${name}.json`, JSON.stringify({ subject, text, html }));
}

/** Reads the token of a mail's link; empty without one. */
export const tokenIn = (text = ''): string => /#([\w-]{43})/.exec(text)?.[1] ?? '';
