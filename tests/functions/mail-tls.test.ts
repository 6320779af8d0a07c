import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { whyNoMail } from '#domain/messages/trouble-texts.ts';
import { sendMail } from '#server/mail/smtp.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

/** Starts a mail server with a self-signed certificate until the test ends. Returns its port and what it has received. */
async function startMailServer(options: SMTPServerOptions) {
  const heard: string[] = [];
  const onAuth: SMTPServerOptions['onAuth'] = ({ username = '' }, _session, done) => {
    heard.push(username);
    done(null, { user: username });
  };
  // Ignores the TLS error of each connection.
  if (!options.disabledCommands) expectConsoleError(/built-in default TLS certificate/);
  const server = new SMTPServer({ disableReverseLookup: true, allowInsecureAuth: true, ...options, onAuth });
  server.on('error', () => undefined);
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  server.listen(0, '0.0.0.0');
  await once(server.server, 'listening');
  return { heard, port: (server.server.address() as AddressInfo).port };
}

const mail = { recipient: 'a@b.de', replyTo: null, subject: 'x', body: 'x', html: 'x', messageId: '<x@b.de>' };
const sendTo = (url: string) => {
  vi.stubEnv('SMTP_URL', url);
  vi.stubEnv('MAIL_FROM', 'web@firma.de');
  return sendMail(mail, { writtenAt: new Date() });
};

const WITHOUT_TLS = { disabledCommands: ['STARTTLS'] };

// Every host except localhost must use TLS. 0.0.0.0 leads to this machine but is not exempt.
test.each([
  ['with an untrusted certificate', 'smtps', '127.0.0.1', { secure: true }, /certificate/i, /Zertifikat/],
  ['with an untrusted certificate after STARTTLS', 'smtp', '0.0.0.0', {}, /certificate/i, /Zertifikat/],
  ['on another host without STARTTLS', 'smtp', '0.0.0.0', WITHOUT_TLS, /^500 /, /keine Verschlüsselung/],
  ['with TLS on a port that begins without', 'smtps', '127.0.0.1', WITHOUT_TLS, /wrong version/i, /Port/],
] as const)(
  '[12.3.2] a mail server gets neither password nor mail: %s',
  async (_, scheme, host, options, answer, sentence) => {
    const { port, heard } = await startMailServer(options);
    const outcome = await sendTo(`${scheme}://web:secret@${host}:${port}`);
    expect(outcome.answer).toMatch(answer);
    expect(whyNoMail[outcome.trouble ?? 'away']).toMatch(sentence);
    expect(heard).toEqual([]);
  },
);
