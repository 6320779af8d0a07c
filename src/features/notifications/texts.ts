import { RECEIPTS_PER_HOUR } from '#config/limits.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import { whyNoMail } from '#shared/api/mail-trouble-texts.ts';
import type { MessageKind } from '#shared/api/sent-message.ts';

/** Sentences under the fields. */
export const notificationErrors = {
  addresses: 'Bitte eine gültige E-Mail-Adresse je Zeile',
  tooMany: 'Bitte geben Sie höchstens 5 Adressen an',
  content: 'Bitte wählen Sie, was in der Mail stehen soll',
  onOrOff: 'Bitte wählen Sie ein oder aus',
  monday: 'Diese Mail ist nicht bekannt',
};

/** Why mails do not arrive, after 'weil'. */
const BECAUSE: Record<Trouble, string> = {
  login: 'das Postfach das Kennwort ablehnt',
  refused: 'der Mailserver die Nachricht nicht annimmt',
  busy: 'der Mailserver darum bittet, es später noch einmal zu versuchen',
  away: 'der Mailserver nicht antwortet',
  unset: 'noch kein Postfach eingerichtet ist',
};

/** What was sent about a request, on its card. */
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
  answer: (answer: string) => `Antwort des Mailservers: „${answer}“`,
};

const TO: Record<MessageKind, string> = {
  request: 'Mail an',
  receipt: 'Eingangsbestätigung an',
  weekly: 'Wochenmail an',
};

/** The section 'Benachrichtigungen' of the settings, and the notice on the dashboard. */
export const notificationTexts = {
  title: 'Benachrichtigungen',
  loadFailed: 'Die Benachrichtigungen konnten nicht geladen werden.',
  mails: 'Mail bei jeder neuen Anfrage',
  addresses: 'An diese Adressen',
  addressesHint: (usual: readonly string[]) => `Eine je Zeile. Leer: an ${usual.join(' und ')}.`,
  content: 'Was in der Mail steht',
  whole: 'Die ganze Anfrage',
  notice: 'Nur der Hinweis, dass eine gekommen ist',
  receipt: 'Eingangsbestätigung an die Kundin oder den Kunden schicken',
  receiptHint: `Eine kurze Mail, dass die Anfrage angekommen ist, mit ihrer Nummer und Ihrer Anschrift. Höchstens eine je Adresse und Tag, ${RECEIPTS_PER_HOUR} in einer Stunde.`,
  report: 'Jeden Montag ein Bericht über die Woche',
  reportHint: 'Wie viele Anfragen kamen, was daraus wurde und woher die Menschen auf Ihre Website fanden.',
  selfTest: 'Jede Woche prüfen, ob Mails ankommen',
  selfTestHint: 'Montags, mit dem Bericht oder allein: ein Tipp auf „Ja, die Mail ist angekommen“ genügt.',
  save: 'Benachrichtigungen speichern',
  saving: 'Wird gespeichert...',
  saved: 'Neue Anfragen werden an diese Adressen gemeldet.',
  test: 'Test-Mail senden',
  testing: 'Wird gesendet...',
  testSubject: 'Test-Mail von Ihrer Website',
  testBody: 'Diese Mail haben Sie im Adminbereich angefordert. Sie zeigt: Neue Anfragen kommen bei Ihnen an.',
  tested: (addresses: readonly string[]) =>
    `Der Mailserver hat die Test-Mail an ${addresses.join(', ')} angenommen. Bitte sehen Sie im Postfach nach.`,
  testFailed: (trouble: Trouble, answer: string) => `${whyNoMail[trouble]}${answer ? ` Er sagt: „${answer}“` : ''}`,
  testDoneTitle: 'Test-Mail gesendet',
  lastSent: (moment: string) => `Die letzte Anfrage wurde am ${moment} gemeldet.`,
  neverSent: 'Noch ist keine Anfrage gemeldet worden.',
  arrivesNot: (since: string, trouble: Trouble) => `Mails kommen seit ${since} nicht an: ${whyNoMail[trouble]}`,
  provenAt: (moment: string) => `Dass eine Wochenmail ankam, haben Sie zuletzt am ${moment} bestätigt.`,
  neverProven: 'Dass eine Wochenmail ankam, haben Sie noch nicht bestätigt.',
  arrivalConfirmed: 'Danke. Jetzt ist sicher, dass Mails bei Ihnen ankommen.',
  weeklyUnknown: 'Diese Wochenmail ist nicht bekannt. Sie ist vielleicht älter als 30 Tage.',
  unset: 'Neue Anfragen werden Ihnen noch nicht per Mail gemeldet: Es ist kein Postfach eingerichtet (SMTP_URL).',
  toSettings: 'Zu den Benachrichtigungen',
};
