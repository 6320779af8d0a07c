import { createHash } from 'node:crypto';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import * as firm from '#facts/firm.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import { asciiAddress } from '../addresses.ts';
import { mailServerIn } from '../environment.ts';
import {
  SMTP_ANSWER_TIMEOUT_MS,
  SMTP_ATTEMPT_TIMEOUT_MS,
  SMTP_CONNECT_TIMEOUT_MS,
  SMTP_COPY_TIMEOUT_MS,
} from '../limits.ts';
import type { Mail } from './write-mail.ts';

export interface Outcome<T> {
  trouble?: T;
  /** The server's line, or the network's error. */
  answer: string;
  /** The earliest retry that the server asked for. */
  notBefore?: Date;
}

export type MailOutcome = Outcome<Trouble>;

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

export interface Posting {
  /** Its date, so that a retry sends the same bytes. */
  writtenAt: Date;
  isReply?: boolean;
  sender?: string;
  /** The Message-ID before the @ of the mail that it follows, for one thread (RFC 5322 §3.6.4). */
  follows?: string;
  /** A large file, which gets more time. */
  attachment?: { filename: string; content: Buffer } | undefined;
}

/** Sends mails one after another over one connection, opened for the first. */
export function openMailer(answerTimeoutMs = SMTP_ANSWER_TIMEOUT_MS) {
  const open = async () => {
    const { url, from } = mailServerIn();
    // Late, because it is large, and most calls of a function send nothing.
    const { createTransport } = await import('nodemailer');
    const host = URL.parse(url)?.host ?? '';
    const transport = createTransport({
      url,
      pool: true,
      maxConnections: 1,
      // The outbox retries by itself.
      maxRequeues: 0,
      // The defaults wait for two minutes, longer than a function may run.
      connectionTimeout: SMTP_CONNECT_TIMEOUT_MS,
      greetingTimeout: SMTP_CONNECT_TIMEOUT_MS,
      socketTimeout: answerTimeoutMs,
      requireTLS: !LOOPBACK.test(host),
      ignoreTLS: LOOPBACK.test(host),
      disableFileAccess: true,
      disableUrlAccess: true,
    } as SMTPPool.Options);
    return { transport, from };
  };
  let opened: Awaited<ReturnType<typeof open>> | undefined;
  return {
    /** Never throws: a failure is an outcome. */
    async send(
      mail: Mail,
      { writtenAt, isReply = false, sender = firm.company, follows, attachment }: Posting,
    ): Promise<MailOutcome> {
      const replyTo = asciiAddress(mail.replyTo ?? '');
      try {
        opened ??= await open();
        // An object is never parsed as a list of addresses.
        const to = { name: '', address: mail.recipient };
        const messageId = idOf(opened.from, mail.messageId.replace(/^<|@.*$/g, ''));
        const { response } = await opened.transport.sendMail({
          from: { name: sender, address: opened.from },
          to,
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject: asTyped(mail.subject),
          text: mail.body,
          html: mail.html,
          ...(attachment && {
            attachments: [attachment],
            envelope: { from: opened.from, to, size: sizeOf(attachment) },
          }),
          messageId,
          ...(follows && !messageId.includes(follows) && { references: idOf(opened.from, follows) }),
          // Base64 words of '=' in the middle of a subject end it in some programs.
          textEncoding: 'quoted-printable',
          date: writtenAt,
          // A random boundary would differ at every attempt.
          baseBoundary: createHash('sha256').update(mail.messageId).digest('hex').slice(0, 32),
          // RFC 3834 §5, and the same for Exchange: suppresses automatic replies.
          headers: {
            'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': 'de',
          },
          signal: AbortSignal.timeout(attachment ? SMTP_COPY_TIMEOUT_MS : SMTP_ATTEMPT_TIMEOUT_MS),
        });
        return { answer: response };
      } catch (error) {
        if (!opened) return { trouble: 'settings', answer: (error as Error).message };
        const { response, message } = error as SmtpError;
        return { trouble: troubleOf(error as SmtpError), answer: response ?? message };
      }
    },
    close: () => opened?.transport.close(),
  };
}

/** Makes a Message-ID in the sender's domain, because one in another looks forged (RFC 5322 §3.6.4). */
const idOf = (from: string, name: string): string => `<${asciiAddress(`${name}@${from.replace(/^.*@/, '')}`)}>`;

/**
 * Encodes a text with encoded words in it, because the library sends those as they are. The Q encoding, as base64 that
 * ends in '=' cuts the joined words (RFC 2047 §4.2). Five characters of four bytes fit into one word.
 */
const asTyped = (text: string): string =>
  text.includes('=?')
    ? text.replace(/.{1,5}/gsu, (part) => `=?UTF-8?Q?${part.replace(/[^a-z0-9]/giu, qEncoded)}?= `).trim()
    : text;

const qEncoded = (sign: string) => Buffer.from(sign).toString('hex').toUpperCase().replace(/../g, '=$&');

/** Never throws. */
export async function sendMail(mail: Mail, posting: Posting): Promise<MailOutcome> {
  const mailer = openMailer(posting.attachment && SMTP_COPY_TIMEOUT_MS);
  try {
    return await mailer.send(mail, posting);
  } finally {
    mailer.close();
  }
}

/** Estimates the bytes of an attachment in base64, so that the mail server may refuse it before it is sent (RFC 1870). */
const sizeOf = ({ content }: { content: Buffer }) => Math.ceil((content.length / 57) * 78);

/** Nodemailer's error; `command` is the refused command, 'CONN' for the greeting; `originalCode` is Node's. */
interface SmtpError extends NodeJS.ErrnoException {
  response?: string;
  responseCode?: number;
  command?: string;
  originalCode?: string;
}

/** RFC 5321 §4.2.1: 4yz is temporary; 5yz is permanent unless it comes before the mail's own commands. */
const TROUBLES: readonly (readonly [Trouble, (error: SmtpError, detail: string) => boolean])[] = [
  ['full', ({ responseCode }, detail) => detail === '2.2' || (responseCode === 552 && !detail)],
  // Nodemailer compares with the size that EHLO names.
  ['too-large', ({ message }, detail) => ['3.4', '2.3'].includes(detail) || message.startsWith('Message size larger')],
  ['busy', ({ responseCode = 0 }) => responseCode >= 400 && responseCode < 500],
  ['login', ({ code = '' }) => ['EAUTH', 'ENOAUTH'].includes(code)],
  ['no-tls', ({ command, responseCode = 0 }) => command === 'STARTTLS' && responseCode >= 500],
  ['certificate', ({ originalCode = '' }) => /CERT|UNABLE_TO_/.test(originalCode)],
  ['port', ({ message }) => /wrong version number/i.test(message)],
  ['refused', ({ responseCode = 0, command = '' }) => responseCode >= 500 && !BEFORE_A_MAIL.includes(command)],
];
const BEFORE_A_MAIL = ['CONN', 'EHLO', 'HELO', 'STARTTLS'];

function troubleOf(error: SmtpError): Trouble {
  // RFC 3463 §2; elsewhere in the line it may be part of an IP address.
  const [, detail = ''] = /(?<![.\d])[45]\.(\d\.\d{1,3})(?![.\d])/.exec(error.response ?? '') ?? [];
  return TROUBLES.find(([, fits]) => fits(error, detail))?.[0] ?? 'away';
}
