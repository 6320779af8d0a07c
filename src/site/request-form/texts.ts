/** Words of the form (Spec §2, §4, §8). */
export const formTexts = {
  submit: 'Nachricht senden',
  submitting: 'Wird gesendet...',
  whatsapp: 'Lieber als WhatsApp',
  addPhotos: 'Fotos dazulegen',
  successTitle: 'Nachricht gesendet!',
  failureTitle: 'Fehler',
  failureFallback: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  kept: 'Ihre Angaben bleiben hier stehen, nichts geht verloren. Wenn es eilt, rufen Sie uns an:',
};

export const intakeTexts = {
  received: (by: string, away = '') => `Vielen Dank für Ihre Anfrage! ${away}${away && ' '}Wir melden uns ${by}.`,
  tooMany:
    'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal oder rufen Sie uns an.',
  keyOfAnother:
    'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
};

export const photoAnswers = {
  noRequest: 'Zu diesem Foto gibt es keine Anfrage, oder sie ist zu lange her.',
  tooMany: 'Von Ihrem Anschluss kamen heute schon sehr viele Fotos. Bitte schicken Sie weitere per WhatsApp.',
  tooManyOfAll: 'Heute sind hier von allen zusammen sehr viele Fotos angekommen. Bitte schicken Sie Ihre per WhatsApp.',
};

export const refusedTexts = {
  title: 'Bitte prüfen Sie Ihre Anfrage',
  intro: 'Ihre Anfrage ist noch nicht bei uns angekommen.',
  back: 'Gehen Sie in Ihrem Browser mit „Zurück“ zum Formular: Was Sie geschrieben haben, steht noch darin.',
  toForm: 'Zurück zum Formular',
  orCall: 'Oder rufen Sie uns an:',
};
