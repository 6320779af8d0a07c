import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { SMTP_ANSWER_TIMEOUT_MS, SMTP_ATTEMPT_TIMEOUT_MS, SMTP_CONNECT_TIMEOUT_MS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import type { Mail } from './mail.ts';

/** What came of an attempt; `answer` is the mail server's line, or what the network said. */
export type MailOutcome =
  | { trouble?: never; answer: string; notBefore?: never }
  /** `notBefore`: the server asked not to come again sooner. */
  | { trouble: Trouble; answer: string; notBefore?: Date };

export interface MailServer {
  /** smtps://user:password@host:465; smtp:// asks for STARTTLS, but on this machine. */
  url: string;
  /** The sender's address, of our own domain: mail servers refuse what claims to come from the visitor's. */
  from: string;
}

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** How a mail goes out. */
export interface Posting {
  /** Its date, so that a second attempt sends the very same bytes. */
  writtenAt: Date;
  /** It answers what somebody sent. */
  isReply?: boolean;
  /** The name that the mailbox shows; the company's by default. */
  sender?: string;
}

/** Hands mails to the mail server, one after the other over one connection, opened for the first. */
export function openMailer({ url, from }: MailServer) {
  const { host } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // The outbox tries again by itself, and knows when.
    maxRequeues: 0,
    // The defaults wait for two minutes, longer than a function may run.
    connectionTimeout: SMTP_CONNECT_TIMEOUT_MS,
    greetingTimeout: SMTP_CONNECT_TIMEOUT_MS,
    socketTimeout: SMTP_ANSWER_TIMEOUT_MS,
    requireTLS: !LOOPBACK.test(host),
    ignoreTLS: LOOPBACK.test(host),
    disableFileAccess: true,
    disableUrlAccess: true,
  } as SMTPPool.Options);
  return {
    /** Never throws: what went wrong is an outcome. */
    async send(mail: Mail, { writtenAt, isReply = false, sender = business.company }: Posting): Promise<MailOutcome> {
      try {
        const { response } = await transport.sendMail({
          from: { name: sender, address: from },
          // As an object: never read as a list of addresses.
          to: { name: '', address: mail.recipient },
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.body,
          html: mail.html,
          messageId: mail.messageId,
          date: writtenAt,
          // What separates the parts would be random, and another at every attempt.
          baseBoundary: createHash('sha256').update(mail.messageId).digest('hex').slice(0, 32),
          // RFC 3834 §5, and the same for Exchange: no machine answers it.
          headers: { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          signal: AbortSignal.timeout(SMTP_ATTEMPT_TIMEOUT_MS),
        });
        return { answer: response };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

export type Mailer = ReturnType<typeof openMailer>;

/** Hands in a single mail. Never throws. */
export async function sendMail(server: MailServer, mail: Mail, posting: Posting): Promise<MailOutcome> {
  const mailer = openMailer(server);
  try {
    return await mailer.send(mail, posting);
  } finally {
    mailer.close();
  }
}

/** What nodemailer says went wrong; `command` is the one that was answered so, 'CONN' for the greeting. */
interface SmtpError extends NodeJS.ErrnoException {
  response?: string;
  responseCode?: number;
  command?: string;
}

/** RFC 5321 §4.2.1: 4yz is for now, 5yz is for good, unless it was said before the mail was spoken of. */
function outcomeOf({ code, response, responseCode = 0, command, message }: SmtpError): MailOutcome {
  const answer = response ?? message;
  if (responseCode >= 400 && responseCode < 500) return { trouble: 'busy', answer };
  if (code === 'EAUTH' || code === 'ENOAUTH') return { trouble: 'login', answer };
  const isOfMail = responseCode >= 500 && !['CONN', 'EHLO', 'HELO', 'STARTTLS'].includes(command ?? '');
  return { trouble: isOfMail ? 'refused' : 'away', answer };
}
