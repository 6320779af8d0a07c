import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
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
}

/** Hands a mail to the mail server. Never throws: what went wrong is an outcome. */
export async function sendMail(
  { url, from }: MailServer,
  mail: Mail,
  { writtenAt, isReply = false }: Posting,
): Promise<MailOutcome> {
  const { host } = new URL(url);
  const transport = createTransport({
    url,
    // The defaults wait for two minutes, longer than a function may run.
    connectionTimeout: SMTP_CONNECT_TIMEOUT_MS,
    greetingTimeout: SMTP_CONNECT_TIMEOUT_MS,
    socketTimeout: SMTP_ANSWER_TIMEOUT_MS,
    requireTLS: !LOOPBACK.test(host),
    ignoreTLS: LOOPBACK.test(host),
    disableFileAccess: true,
    disableUrlAccess: true,
  } as SMTPTransport.Options);
  try {
    const sent = transport.sendMail({
      from: { name: business.company, address: from },
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
    });
    const { response } = await within(SMTP_ATTEMPT_TIMEOUT_MS, sent);
    return { answer: response };
  } catch (error) {
    return outcomeOf(error as SmtpError);
  } finally {
    transport.close();
  }
}

/** @throws Error when it takes longer; what comes of it then is nobody's concern. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Timeout')), ms);
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
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
