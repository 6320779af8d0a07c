import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { sendMail } from '#server/mail/smtp.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

let server: SMTPServer;
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** A mail server with a certificate that it has signed itself: its port, and who logged in. */
async function listening(options: SMTPServerOptions) {
  const heard: string[] = [];
  const onAuth: SMTPServerOptions['onAuth'] = ({ username = '' }, _session, done) => {
    heard.push(username);
    done(null, { user: username });
  };
  // It says so each time.
  if (!options.disabledCommands) expectConsoleError(/built-in default TLS certificate/);
  server = new SMTPServer({ disableReverseLookup: true, allowInsecureAuth: true, ...options, onAuth });
  server.on('error', () => undefined);
  server.listen(0, '0.0.0.0');
  await once(server.server, 'listening');
  return { heard, port: (server.server.address() as AddressInfo).port };
}

const mail = { recipient: 'a@b.de', replyTo: null, subject: 'x', body: 'x', html: 'x', messageId: '<x@b.de>' };
const sendTo = (url: string) => sendMail({ url, from: 'web@firma.de' }, mail, { writtenAt: new Date() });

describe('neither password nor mail goes to a mail server', () => {
  // What is not this machine by its name must speak TLS; 0.0.0.0 leads here all the same.
  it.each([
    ['whose certificate nobody vouches for', 'smtps', '127.0.0.1', { secure: true }, /certificate/i],
    ['whose certificate nobody vouches for, after STARTTLS', 'smtp', '0.0.0.0', {}, /certificate/i],
    ['elsewhere that knows no STARTTLS', 'smtp', '0.0.0.0', { disabledCommands: ['STARTTLS'] }, /^500 /],
  ])('%s', async (_, scheme, host, options, answer) => {
    const { port, heard } = await listening(options);
    expect(await sendTo(`${scheme}://web:secret@${host}:${port}`)).toEqual({
      trouble: 'away',
      answer: expect.stringMatching(answer),
    });
    expect(heard).toEqual([]);
  });
});
