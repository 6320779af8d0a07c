import { RETENTION } from '#config/limits.ts';
import { phoneSentence } from '#content/hours.ts';
import * as hours from '#facts/hours.ts';

/** The contact section (Spec §2). Apart from texts.ts, because no script needs it. */
export const sectionTexts = {
  title: 'Kontakt',
  replyPromise: `Wir melden uns innerhalb von ${hours.replyWithinHours} Stunden.`,
  email: 'E-Mail',
  address: 'Anschrift',
  loading: 'Wird geladen...',
  phoneHours: `${phoneSentence(hours.week)}.`,
} as const;

export const offlineTexts = {
  title: 'Keine Verbindung zum Internet',
  sentence: 'Ihre Anfrage ist noch nicht gesendet. Bitte senden Sie sie später noch einmal oder rufen Sie uns an: ',
};

export const privacyTexts = {
  summary: 'Hinweise zum Datenschutz',
  body: [
    'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO).',
    `Kommt kein Auftrag zustande, löschen wir Ihre Anfrage nach ${RETENTION.enquiryWithoutDealMonths}\u00a0Monaten. Sie können jederzeit verlangen, dass wir Ihre Anfrage löschen.`,
  ],
  link: 'Mehr in der Datenschutzerklärung',
};

export const aroundFieldsTexts = {
  optional: '(freiwillig)',
  noEmail: 'Keine E-Mail? Rufen Sie uns einfach an.',
  photos: 'Fotos können Sie gleich dazulegen.',
  noChoice: 'Bitte wählen',
  honeypot: 'Bitte lassen Sie dieses Feld leer',
};
