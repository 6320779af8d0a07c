import type { SentMessage } from '#shared/api/sent-message.ts';
import { germanDateTime, germanMoment, shortGermanMoment } from '#shared/format/german-date.ts';
import { messageTexts as texts } from './message-texts.ts';

const latest = (moments: (string | null)[]) =>
  moments
    .filter((moment) => moment !== null)
    .toSorted()
    .at(-1);

/**
 * Sums up the owner's mails about a request: taken by a mail server, else still tried, else given up. Undefined without
 * mails. One taken mail is enough, because then the owner knows of the request.
 */
export function summaryOf(messages: readonly SentMessage[], now: Date): string | undefined {
  const mails = messages.filter(({ kind, channel }) => kind === 'request' && channel === 'mail');
  const taken = mails.filter(({ sentAt }) => sentAt);
  const takenAt = latest(taken.map(({ sentAt }) => sentAt));
  if (takenAt) return texts.taken(shortGermanMoment(new Date(takenAt)), taken.length, mails.length);
  const waiting = mails.filter(({ givenUpAt }) => !givenUpAt).toSorted((a, b) => a.nextAt.localeCompare(b.nextAt))[0];
  if (waiting) return waitsFor(waiting, now);
  return mails[0] && texts.givenUp(mails[0].trouble);
}

/** Describes one mail: recipient, state, attempts, the server's answer. */
export function detailsOf(message: SentMessage, now: Date): string {
  const { kind, recipient, attempts, sentAt, givenUpAt, answer, trouble } = message;
  const state = sentAt
    ? texts.takenAt(germanDateTime(sentAt))
    : givenUpAt
      ? texts.givenUpAt(germanDateTime(givenUpAt), trouble)
      : waitsFor(message, now);
  return [texts.to(kind, recipient), state, attempts > 1 && texts.attempts(attempts), answer && texts.answer(answer)]
    .filter(Boolean)
    .join(' ');
}

/** Sums up the pushes about a request in one line; undefined without pushes. */
export function pushesOf(messages: readonly SentMessage[], now: Date): string | undefined {
  const pushes = messages.filter(({ channel }) => channel === 'push');
  const states = pushes.map(({ recipient, sentAt, givenUpAt, nextAt }) => {
    if (sentAt) return texts.pushTaken(recipient, shortGermanMoment(new Date(sentAt)));
    return givenUpAt ? texts.pushGivenUp(recipient) : texts.pushWaits(recipient, germanMoment(new Date(nextAt), now));
  });
  return states.length > 0 ? texts.pushes(states) : undefined;
}

const waitsFor = ({ trouble, nextAt }: SentMessage, now: Date) =>
  trouble ? texts.waits(germanMoment(new Date(nextAt), now), trouble) : texts.isSending;
