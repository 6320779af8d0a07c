import { RETENTION } from '#config/limits.ts';

/** What happens to the typed data; written into the page, so that no script carries it. */
export const privacyTexts = {
  summary: 'Hinweise zum Datenschutz',
  body: [
    'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO).',
    `Kommt kein Auftrag zustande, löschen wir Ihre Anfrage nach ${RETENTION.enquiryWithoutDealMonths}\u00a0Monaten. Sie können der Speicherung jederzeit widersprechen.`,
  ],
  link: 'Mehr in der Datenschutzerklärung',
};
