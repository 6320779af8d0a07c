import { business } from '#content/business.ts';

/** What the server says of a request as a whole. */
export const contactAnswers = {
  received: (by: string) => `Vielen Dank für Ihre Anfrage! Wir melden uns ${by}.`,
  tooMany:
    'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal oder rufen Sie uns an.',
  keyOfAnother:
    'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
};

/** A clock time is a promise that somebody can look at. */
export const replyByTexts = (isTomorrow: boolean, weekday: string, time: string) =>
  `bis ${isTomorrow ? 'morgen, ' : ''}${weekday}, ${time}\u00a0Uhr`;

/** The mail that tells the owner of a request. The number stands in the subject of every later mail about it, too. */
export const requestMailTexts = {
  subject: (number: string, service?: string) => `[${number}] Neue Anfrage${service ? `: ${service}` : ''}`,
  arrived: 'Über Ihre Website ist eine neue Anfrage gekommen.',
  call: 'Anrufen',
  card: 'Anfrage öffnen',
  promise: `Versprochen ist eine Antwort innerhalb von ${business.replyWithinHours} Stunden. Wenn Sie auf diese Mail antworten, geht Ihre Antwort an die Kundin oder den Kunden.`,
};

/** The mail that tells the visitor that the request has come: facts and nothing else (receipt-mail.server.ts). */
export const receiptMailTexts = {
  subject: (number: string) => `[${number}] Ihre Anfrage ist angekommen`,
  greeting: 'Guten Tag,',
  arrived: (number: string) => `Ihre Anfrage über unsere Website ist angekommen. Ihre Nummer ist ${number}.`,
  promise: `Wir melden uns innerhalb von ${business.replyWithinHours} Stunden bei Ihnen.`,
  automatic:
    'Diese Mail wurde automatisch geschickt, weil diese Adresse im Formular eingetragen war. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
};

/** The push that tells the owner of a request. Others may read it: no name and no number. */
export const requestPushTexts = {
  title: (details: string) => `Neue Anfrage${details ? `: ${details}` : ''}`,
  body: (number: string) => `${number}: Tippen Sie hier, um die Anfrage zu öffnen.`,
};
