import { whyNoMail } from '#domain/messages/mail-trouble-texts.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import type { MessageKind } from '#shared/api/sent-message.ts';

/** Why mails do not arrive; follows 'weil'. */
const BECAUSE: Record<Trouble, string> = {
  login: 'das Postfach das Kennwort ablehnt',
  refused: 'der Mailserver die Nachricht nicht annimmt',
  busy: 'der Mailserver darum bittet, es später noch einmal zu versuchen',
  away: 'der Mailserver nicht antwortet',
  unset: 'noch kein Postfach eingerichtet ist',
};

/** The messages about a request on its card. */
export const messageTexts = {
  summary: (state: string) => `Benachrichtigung: ${state}`,
  taken: (moment: string, taken: number, all: number) =>
    `per Mail am ${moment} – angenommen${taken < all ? ` (an ${taken} von ${all} Adressen)` : ''}`,
  isSending: 'wird gerade gesendet.',
  waits: (next: string, trouble: Trouble) => `noch nicht – nächster Versuch ${next}, weil ${BECAUSE[trouble]}.`,
  givenUp: (trouble: Trouble | null) => `aufgegeben: ${trouble ? whyNoMail[trouble] : ''}`,
  to: (kind: MessageKind, recipient: string) => `${TO[kind]} ${recipient}:`,
  takenAt: (moment: string) => `am ${moment} vom Mailserver angenommen.`,
  givenUpAt: (moment: string, trouble: Trouble | null) =>
    `am ${moment} aufgegeben. ${trouble ? whyNoMail[trouble] : ''}`,
  attempts: (count: number) => `Bisher ${count} Versuche.`,
  pushes: (states: readonly string[]) =>
    `${states.length === 1 ? 'Mitteilung' : 'Mitteilungen'}: ${states.join('; ')}.`,
  pushTaken: (device: string, moment: string) => `${device} am ${moment}`,
  pushWaits: (device: string, next: string) => `${device} – nächster Versuch ${next}`,
  pushGivenUp: (device: string) => `${device} – nicht angenommen`,
  answer: (answer: string) => `Antwort des Mailservers: „${answer}“`,
};

const TO: Record<MessageKind, string> = {
  request: 'Mail an',
  reminder: 'Erinnerung an',
  'last-reminder': 'Letzte Erinnerung an',
  receipt: 'Eingangsbestätigung an',
  weekly: 'Wochenmail an',
};
