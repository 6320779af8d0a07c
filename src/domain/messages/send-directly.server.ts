import { randomUUID } from 'node:crypto';
import { tokenLink } from '#domain/people/token-links.ts';
import * as contact from '#facts/contact.ts';
import { isMailServerSet } from '#server/environment.ts';
import { type MailOutcome, type Posting, sendMail } from '#server/mail/smtp.ts';
import { type MailPart, writeMail } from '#server/mail/write-mail.ts';
import { linkOrigin } from '#server/own-origin.ts';

interface DirectMail extends Pick<Posting, 'attachment'> {
  recipients: readonly string[];
  subject: string;
  parts: readonly MailPart[];
}

/** Sends at once, because a link must not be stored in the outbox or is useless later. Returns the first trouble. */
export async function sendDirectly(
  { recipients, subject, parts, attachment }: DirectMail,
  now: Date,
): Promise<MailOutcome | undefined> {
  if (!isMailServerSet()) return { trouble: 'unset', answer: '' };
  const mail = { ...writeMail(subject, parts), replyTo: null };
  const outcomes: MailOutcome[] = [];
  for (const recipient of recipients) {
    const messageId = `<${randomUUID()}@${contact.email.domain}>`;
    outcomes.push(await sendMail({ ...mail, recipient, messageId }, { writtenAt: now, attachment }));
  }
  return outcomes.find(({ trouble }) => trouble);
}

interface LinkMail {
  email: string;
  path: string;
  token: string;
  words: Record<'subject' | 'body' | 'link' | 'limits', string>;
}

export const sendLink = ({ email, path, token, words }: LinkMail, now: Date): Promise<MailOutcome | undefined> =>
  sendDirectly(
    {
      recipients: [email],
      subject: words.subject,
      parts: [
        { text: words.body },
        { link: words.link, href: tokenLink(linkOrigin(), path, token) },
        { text: words.limits },
      ],
    },
    now,
  );
