import { randomUUID } from 'node:crypto';
import { business } from '#content/business.ts';
import { readEnvironment } from '#server/environment.ts';
import { sendMail } from '#server/mail/smtp.ts';
import { type MailPart, writeMail } from '#server/mail/write-mail.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';

interface DirectMail {
  recipients: readonly string[];
  subject: string;
  parts: readonly MailPart[];
  /** The first part of the message's id: 'einladung'. */
  kind: string;
}

/**
 * Sends a mail at once and not through the outbox, because its link must be stored nowhere, or because it is worth nothing
 * later. Gives the first trouble, or null.
 */
export async function sendDirectly(
  { recipients, subject, parts, kind }: DirectMail,
  now: Date,
): Promise<Trouble | null> {
  const { mailServer } = readEnvironment();
  if (!mailServer) return 'unset';
  const mail = writeMail(subject, parts);
  let first: Trouble | null = null;
  for (const recipient of recipients) {
    const messageId = `<${kind}-${randomUUID()}@${business.email.domain}>`;
    const { trouble } = await sendMail(
      mailServer,
      { recipient, replyTo: null, ...mail, messageId },
      { writtenAt: now },
    );
    first ??= trouble ?? null;
  }
  return first;
}
