import { isNameless } from '#domain/requests/case/nameless.ts';
import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';

export const templateErrors = {
  titleMissing: 'Bitte geben Sie der Vorlage einen Namen',
  textMissing: 'Bitte schreiben Sie den Text der Vorlage',
};

/** The customer must know it before a contract (Art. 246a § 1 EGBGB). */
export const firmAddress = `${firm.street}, ${firm.postalCode} ${firm.city}`;

export const replyTexts = {
  subject: `Re: Ihre Anfrage bei ${firm.company}`,
  greeting: (name: string) => (isNameless(name) ? 'Guten Tag,' : `Guten Tag ${name},`),
  thanks: 'vielen Dank für Ihre Anfrage.',
  closing: ['Mit freundlichen Grüßen', firm.owner, firm.company, firmAddress, `Telefon ${contact.phone.display}`].join(
    '\n',
  ),
  quote: (moment: string) => `Am ${moment} schrieben Sie:`,
  more: '…',
  at: (day: string, time: string) => `${day}, um ${time} Uhr`,
};

export const PLACEHOLDERS = { date: '{Termin}', place: '{Ort}', price: '{Preis}', withdrawal: '{Widerruf}' };

export const replyMenuTexts = {
  open: 'Vorlagen',
  list: 'Mit einer Vorlage antworten',
  byMail: 'Per E-Mail',
  /** Where the text is too long for a link to a mail program. */
  byPastedMail: 'Text kopieren und Mail öffnen',
  bySms: 'Als SMS',
  byWhatsApp: 'Per WhatsApp',
  copy: 'Text kopieren',
  named: (way: string, title: string) => `${way}: ${title}`,
  plain: 'WhatsApp öffnen',
  refusal: 'Leider nicht möglich',
  reminder: 'Zahlungserinnerung',
  invoice: 'Für die Rechnung kopieren',
  none: 'Noch keine Vorlage. Sie legen sie in den Einstellungen an.',
  loadFailed: 'Die Vorlagen konnten nicht geladen werden.',
};

export const invoiceTexts = {
  number: 'Rechnungsnummer: ',
  day: (day: string) => `Ausgeführt am ${day}`,
  request: (number: string) => `Anfrage ${number}`,
  smallBusiness: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
  taxed: 'Im Preis sind 19 % Umsatzsteuer enthalten.',
};
