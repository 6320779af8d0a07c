import { business } from '#content/business.ts';

/** Sentences under the fields of a template. */
export const templateErrors = {
  titleMissing: 'Bitte geben Sie der Vorlage einen Namen',
  textMissing: 'Bitte schreiben Sie den Text der Vorlage',
};

/** The frame of every answer. */
export const replyTexts = {
  subject: `Re: Ihre Anfrage bei ${business.company}`,
  greeting: (name: string) => `Guten Tag ${name},`,
  thanks: 'vielen Dank für Ihre Anfrage.',
  closing: ['Mit freundlichen Grüßen', business.owner, business.company, `Telefon ${business.phone.display}`].join(
    '\n',
  ),
  quote: (moment: string) => `Am ${moment} schrieben Sie:`,
  more: '…',
};

/** The menu of a card. */
export const replyMenuTexts = {
  open: 'Vorlagen',
  list: 'Mit einer Vorlage antworten',
  byMail: 'Per E-Mail',
  byMailWith: (title: string) => `Per E-Mail: ${title}`,
  byWhatsApp: 'Per WhatsApp',
  byWhatsAppWith: (title: string) => `Per WhatsApp: ${title}`,
  none: 'Noch keine Vorlage. Sie legen sie in den Einstellungen an.',
  loadFailed: 'Die Vorlagen konnten nicht geladen werden.',
};
