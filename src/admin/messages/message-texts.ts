import { whyNoMail } from '#domain/messages/trouble-texts.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import type { MessageKind, SentMessage } from '#shared/api/sent-message.ts';
import { germanDateTime, germanMoment, shortGermanMoment } from '#shared/format/german-date.ts';
import { labelOf } from '#shared/format/label-of.ts';

/** The reasons for undelivered mails; each follows 'weil'. */
const BECAUSE: Record<Trouble, string> = {
  login: 'das Postfach das Kennwort ablehnt',
  refused: 'der Mailserver die Nachricht nicht annimmt',
  busy: 'der Mailserver darum bittet, es später noch einmal zu versuchen',
  away: 'der Mailserver nicht antwortet',
  unset: 'noch kein Postfach eingerichtet ist',
  settings: 'die Angaben zum Postfach nicht stimmen',
  full: 'das Postfach voll ist',
  'too-large': 'die Nachricht für das Postfach zu groß ist',
  certificate: 'das Zertifikat des Mailservers ungültig ist',
  'no-tls': 'der Mailserver keine Verschlüsselung anbietet',
  port: 'der Port in SMTP_URL falsch ist',
};

const TO: Record<MessageKind, string> = {
  request: 'Mail an',
  receipt: 'Eingangsbestätigung an',
};

export const summaryLine = (state: string) => `Benachrichtigung: ${state}`;

/**
 * Sums up the owner's mails about a request as accepted, retried or given up; undefined without mails. One mail that a
 * mail server accepted is enough, because the owner then knows of the request.
 */
export function summaryOf(messages: readonly SentMessage[], now: Date): string | undefined {
  const mails = messages.filter(({ kind, channel }) => kind === 'request' && channel === 'mail');
  const taken = mails.flatMap(({ sentAt }) => sentAt ?? []).toSorted();
  const takenAt = taken.at(-1);
  if (takenAt) {
    const part = taken.length < mails.length ? ` (an ${taken.length} von ${mails.length} Adressen)` : '';
    return `per Mail am ${shortGermanMoment(new Date(takenAt))} – angenommen${part}`;
  }
  const waiting = mails.filter(({ givenUpAt }) => !givenUpAt).toSorted((a, b) => a.nextAt.localeCompare(b.nextAt))[0];
  if (waiting) return waitsFor(waiting, now);
  return mails[0] && `aufgegeben: ${whyNot(mails[0].trouble)}`;
}

/**
 * Whether the owner's mail about a request failed so far. A mail on its way does not count, because its line would move
 * the text under the reader.
 */
export function isUntold(messages: readonly SentMessage[]): boolean {
  const mails = messages.filter(({ kind, channel }) => kind === 'request' && channel === 'mail');
  return mails.some(({ trouble, givenUpAt }) => trouble ?? givenUpAt) && mails.every(({ sentAt }) => !sentAt);
}

/** Describes one mail: recipient, state, attempts, the server's answer. */
export function detailsOf(message: SentMessage, now: Date): string {
  const { kind, recipient, attempts, sentAt, givenUpAt, answer, trouble } = message;
  const state = sentAt
    ? `am ${germanDateTime(sentAt)} vom Mailserver angenommen.`
    : givenUpAt
      ? `am ${germanDateTime(givenUpAt)} aufgegeben. ${whyNot(trouble)}`
      : waitsFor(message, now);
  return [
    `${labelOf(TO, kind)} ${recipient}:`,
    state,
    attempts > 1 && `Bisher ${attempts} Versuche.`,
    answer && `Antwort des Mailservers: „${answer}“`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Sums up the pushes about a request in one line; undefined without pushes. */
export function pushesOf(messages: readonly SentMessage[], now: Date): string | undefined {
  const pushes = messages.filter(({ channel }) => channel === 'push');
  const states = pushes.map(({ recipient, sentAt, givenUpAt, nextAt }) => {
    if (sentAt) return `${recipient} am ${shortGermanMoment(new Date(sentAt))}`;
    if (givenUpAt) return `${recipient} – nicht angenommen`;
    return `${recipient} – nächster Versuch ${germanMoment(new Date(nextAt), now)}`;
  });
  if (states.length === 0) return undefined;
  return `${states.length === 1 ? 'Meldung' : 'Meldungen'}: ${states.join('; ')}.`;
}

const whyNot = (trouble: string | null) => (trouble ? labelOf(whyNoMail, trouble) : '');

const waitsFor = ({ trouble, nextAt }: SentMessage, now: Date) =>
  trouble
    ? `noch nicht – nächster Versuch ${germanMoment(new Date(nextAt), now)}, weil ${labelOf(BECAUSE, trouble)}.`
    : 'wird gerade gesendet.';
