import { business } from '#content/business.ts';

/** What the server says of a request as a whole. */
export const contactAnswers = {
  received: `Vielen Dank für Ihre Anfrage! Wir melden uns innerhalb von ${business.replyWithinHours} Stunden bei Ihnen.`,
  tooMany:
    'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal oder rufen Sie uns an.',
  keyOfAnother:
    'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
};
