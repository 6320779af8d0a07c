import { FEW_REQUESTS_PER_DAY } from '#config/limits.ts';
import { REQUESTS_TOLD_PER_HOUR } from '#domain/messages/limits.ts';
import { whyNoMail } from '#domain/messages/trouble-texts.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import { uiTexts } from '#shared/ui/texts.ts';

export const notificationErrors = {
  addresses: 'Bitte eine gültige E-Mail-Adresse je Zeile',
  tooMany: 'Bitte geben Sie höchstens 5 Adressen an',
  content: 'Bitte wählen Sie, was in der Mail stehen soll',
};

/** A toast about a test that was sent and did not arrive. */
export const FAILED = { title: uiTexts.sent.failedTitle, variant: 'destructive' } as const;

export const notificationTexts = {
  title: 'Benach\u00adrichtigungen',
  mails: 'Mails an mich',
  addresses: 'An diese Adressen',
  addressesHint: (usual: readonly string[]) => `Eine je Zeile. Leer: an ${usual.join(' und ')}.`,
  content: 'Was in der Mail steht',
  whole: 'Die ganze Anfrage',
  notice: 'Nur der Hinweis, dass eine gekommen ist',
  receipt: 'Eingangsbestätigung an die Kundin oder den Kunden schicken',
  receiptHint: `Eine kurze Mail, dass die Anfrage angekommen ist, mit ihrer Nummer und Ihrer Anschrift. Höchstens eine je Adresse und Tag, ${FEW_REQUESTS_PER_DAY} am Tag von einem Anschluss, ${REQUESTS_TOLD_PER_HOUR} in einer Stunde.`,
  saved: 'Gespeichert. An eine neue Adresse wird gemeldet, sobald dort der Link in unserer Mail geöffnet wurde.',
  test: 'Test-Mail senden',
  testSubject: 'Test-Mail von Ihrer Website',
  testTooOften: 'Sie haben gerade mehrere Test-Mails verschickt. Bitte warten Sie eine Stunde.',
  testBody: 'Diese Mail haben Sie im Adminbereich angefordert. Sie zeigt: Neue Anfragen kommen bei Ihnen an.',
  testArrived: 'Ja, die Mail ist angekommen',
  tested: (addresses: readonly string[]) =>
    `Die Test-Mail ist unterwegs an ${addresses.join(', ')}. Sehen Sie nach, auch im Spam-Ordner.`,
  testFailed: (trouble: Trouble, answer: string) => `${whyNoMail[trouble]}${answer ? ` (Technisch: ${answer})` : ''}`,
  testDoneTitle: 'Test-Mail gesendet',
  lastSent: (moment: string) => `Die letzte Anfrage wurde am ${moment} gemeldet.`,
  neverSent: 'Noch ist keine Anfrage gemeldet worden.',
  arrivesNot: (since: string, trouble: Trouble) => `Mails kommen seit ${since} nicht an: ${whyNoMail[trouble]}`,
  untold: (count: number, trouble: Trouble) =>
    count === 1
      ? `Eine Anfrage konnte Ihnen nicht per Mail gemeldet werden. ${whyNoMail[trouble]}`
      : `${count} Anfragen konnten Ihnen nicht per Mail gemeldet werden. ${whyNoMail[trouble]}`,
  apart: (count: number) =>
    count === 1
      ? 'Eine Einsendung liegt bei den aussortierten.'
      : `${count.toLocaleString('de-DE')} Einsendungen liegen bei den aussortierten.`,
  toRequests: 'Zu den Anfragen',
  provenAt: (moment: string) => `Dass eine Mail ankam, haben Sie zuletzt am ${moment} bestätigt.`,
  arrivalConfirmed: 'Danke. Jetzt ist sicher, dass Mails bei Ihnen ankommen.',
  unset: 'Neue Anfragen werden Ihnen noch nicht per Mail gemeldet: Es ist kein Postfach eingerichtet (SMTP_URL).',
  sample: (addresses: readonly string[]) =>
    `Ihre Meldungen und der Link zu einem vergessenen Passwort gehen an eine Beispiel-Adresse, die niemand liest: ${addresses.join(', ')}`,
  toAccount: 'Eigene Adresse eintragen',
  toSettings: 'Zu den Benachrichtigungen',
};

export const wayTexts = {
  byMail: 'Per Mail',
  byDevices: (count: number) => (count === 1 ? 'auf einem Gerät' : `auf ${count} Geräten`),
  unproven: (ways: string) => `${ways}, noch nicht erprobt`,
};
