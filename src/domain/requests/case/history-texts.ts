import type { AnswerWay } from '#shared/stored-words.ts';
import { quotedPrice } from './texts.ts';

/** Texts of the history, apart from the card's because its script loads when opened. */
export const historyTexts = {
  loadFailed: 'Der Verlauf konnte nicht geladen werden.',
  title: 'Verlauf',
  next: 'Als Nächstes',
  today: 'Heute',
  yesterday: 'Gestern',
  sent: 'Anfrage über die Website',
  called: 'Anruf',
  note: 'Notiz',
  writeNote: 'Notiz schreiben',
  saveNote: 'Notiz speichern',
  noteSaved: 'Die Notiz ist gespeichert.',
  change: (field: string, next: string, before: string) => `${field} ${next} (vorher ${before})`,
  formerAccess: 'ehemaliger Zugang',
  undone: 'zurückgenommen',
  undo: (what: string) => `„${what}“ zurücknehmen`,
  ways: { mail: 'per E-Mail', call: 'am Telefon', whatsapp: 'per WhatsApp', sms: 'per SMS' } satisfies Record<
    AnswerWay,
    string
  >,
  kinds: {
    answer: (way: string | undefined) => (way ? `Beantwortet ${way}` : 'Beantwortet'),
    note: (text: string) => `Notiz: ${text}`,
    price: quotedPrice,
    unpriced: 'Angebotspreis entfernt',
    step: (step: string, reason: string | undefined) => (reason ? `${step}: ${reason}` : step),
    date: (...facts: (string | number | undefined)[]) => `Termin: ${facts.filter(Boolean).join(', ')}`,
    told: (isTold: boolean) => (isTold ? 'Neuer Termin gesagt' : 'Neuer Termin noch nicht gesagt'),
    stays: (text: string) => `Merkzettel: ${text}`,
    staysNoMore: 'Merkzettel geleert',
    lastJob: (price: string | undefined) => `Letzter Auftrag, aus dem Notizbuch${price ? `: ${price}` : ''}`,
    corrected: (changes: string) => `Berichtigt: ${changes}`,
    'photo-removed': (file: string) => `Foto gelöscht: ${file}`,
    consent: (file: string) => `Kunde einverstanden, Foto darf auf die Website: ${file}`,
    'consent-ended': (file: string) => `Kunde nicht mehr einverstanden, Foto darf nicht auf die Website: ${file}`,
  },
  marks: {
    earlier: 'Eingegangen, bevor es diesen Verlauf gab',
    entered: 'Anruf eingetragen',
    imported: 'Aus dem Notizbuch übernommen',
    undated: 'Termin entfernt',
    apart: 'Gehört zu jemand anderem',
    same: 'Dieselbe Person',
    others: 'Zwei Leute',
    paid: 'Bezahlt',
    removed: 'In den Papierkorb gelegt',
    restored: 'Aus dem Papierkorb geholt',
  },
};

export const priceTexts = {
  price: 'Angebotspreis',
  example: 'z. B. 1.234,50',
  save: 'Preis speichern',
  saved: quotedPrice,
};
