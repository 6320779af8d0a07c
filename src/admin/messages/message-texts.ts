import { whyNoMail } from '#domain/messages/trouble-texts.ts';
import type { SentMessage } from '#shared/api/sent-message.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { labelOf } from '#shared/format/label-of.ts';

/**
 * Says why no mail about a request has reached the owner. Undefined if one has, because the owner then knows of it, and
 * while none has failed, because a late line would move the text under the reader.
 */
export function whyUntold(messages: readonly SentMessage[], now: Date): string | undefined {
  const mails = messages.filter(({ kind, channel }) => kind === 'request' && channel === 'mail');
  const hasFailed = mails.some(({ trouble, givenUpAt }) => trouble ?? givenUpAt);
  if (!hasFailed || mails.some(({ sentAt }) => sentAt)) return undefined;
  const [waiting] = mails.filter(({ givenUpAt }) => !givenUpAt).toSorted((a, b) => a.nextAt.localeCompare(b.nextAt));
  return `Benachrichtigung: ${waiting ? waitsFor(waiting, now) : `aufgegeben: ${labelOf(whyNoMail, mails[0]?.trouble ?? '')}`}`;
}

const waitsFor = ({ trouble, nextAt }: SentMessage, now: Date) =>
  trouble
    ? `noch nicht, nächster Versuch ${germanMoment(new Date(nextAt), now)}. ${labelOf(whyNoMail, trouble)}`
    : 'wird gerade gesendet.';
