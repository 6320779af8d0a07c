/** What the server says of a request as a whole. */
export const contactAnswers = {
  received: (by: string) => `Vielen Dank für Ihre Anfrage! Wir melden uns ${by}.`,
  tooMany:
    'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal oder rufen Sie uns an.',
  keyOfAnother:
    'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
};
