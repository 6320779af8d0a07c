import { RETENTION } from '#config/limits.ts';

/** The form (Spec §2, §4, §8). */
export const formTexts = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  phoneHint: 'Für eine schnelle Rückfrage',
  service: 'Worum geht es?',
  serviceNone: 'Bitte wählen',
  message: 'Nachricht',
  messageHint: 'Was soll sauber werden, wie groß ist es ungefähr, und wo?',
  optional: '(freiwillig)',
  honeypot: 'Bitte lassen Sie dieses Feld leer',
  submit: 'Nachricht senden',
  submitting: 'Wird gesendet...',
  privacySummary: 'Hinweise zum Datenschutz',
  privacyBody: [
    'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO). Nötig sind nur Ihr Name und Ihre Mailadresse, alles andere ist freiwillig.',
    `Kommt kein Auftrag zustande, löschen wir Ihre Anfrage nach ${RETENTION.enquiryWithoutDealMonths}\u00a0Monaten. Sie können der Speicherung jederzeit widersprechen.`,
  ],
  privacyLink: 'Mehr in der Datenschutzerklärung',
  successTitle: 'Nachricht gesendet!',
  failureTitle: 'Fehler',
  failureFallback: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  kept: 'Ihre Angaben bleiben hier stehen, nichts geht verloren. Wenn es eilt, rufen Sie uns an:',
  offlineTitle: 'Keine Verbindung zum Internet',
  offline:
    'Ihre Anfrage ist noch nicht gesendet. Senden Sie sie bitte noch einmal, sobald Ihr Gerät wieder im Netz ist.',
};
