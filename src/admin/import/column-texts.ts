/** The parts of a customer by the words of their columns, as Excel, Outlook and Google write them. The first fit counts. */
const COLUMN_WORDS = {
  email: /mail/,
  day: /letzte.*(?!preis)(auftrag|reinigung|besuch|termin|arbeit)|^(?!.*geb).*datum|zuletzt|(erledigt|gereinigt) am/,
  price: /^(?!angebot).*(preis|betrag|umsatz|summe|euro|€)/,
  hours: /stunden|dauer|\bstd\b|^hours$/,
  what: /leistung|service|tätigkeit|^arbeit$/,
  code: /plz|postleitzahl|postal ?code|zip/,
  house: /haus-? ?n(r|ummer)/,
  street: /stra(ß|ss)e|^str\b|adress|anschrift|street/,
  town: /^(wohn)?ort|\bort$|stadt|city/,
  phone: /^(?!.*fax).*(tel|mobil|handy|phone|rufnummer|festnetz|^nummer$)/,
  first: /vorname|first name|given name/,
  last: /nachname|familienname|last name|family name/,
  firm: /firma|firmenname|unternehmen|^organi[sz]ation( 1)?( - | )?(name)?$|^company$/,
  note: /noti[zc]|bemerk|hinweis|anmerk|kommentar|notes?$|info|schlüssel/,
  name: /^(kunden?|voller |full )?-? ?name$|^kunde$|ansprechpartner/,
} as const;
export type Part = keyof typeof COLUMN_WORDS;

/** A column that only describes its neighbour: 'E-mail 1 - Label', 'E-Mail: Angezeigter Name'. */
const DESCRIBES = /label|typ(e|)$|angezeigt|display/;

const WORDS = Object.entries(COLUMN_WORDS) as [Part, RegExp][];
export function partOf(heading: string): Part | undefined {
  const words = heading.trim().toLowerCase();
  return DESCRIBES.test(words) ? undefined : WORDS.find(([, fits]) => fits.test(words))?.[0];
}

/** The addresses of one row by the words of their columns; home comes first, because its windows are cleaned. */
const ADDRESSES = [/privat|home/, /gesch|business|work|firm/, /weiter|other/, /2/, /3/];
export const addressOf = (heading: string): number => ADDRESSES.findIndex((words) => words.test(heading.toLowerCase()));

export const PART_NAMES: Record<Part, string> = {
  name: 'Name',
  first: 'Vorname',
  last: 'Nachname',
  firm: 'Firma',
  street: 'Straße',
  house: 'Hausnummer',
  code: 'Postleitzahl',
  town: 'Ort',
  phone: 'Telefon',
  email: 'E-Mail',
  note: 'Was bleibt',
  day: 'Letzter Auftrag',
  price: 'Preis',
  hours: 'Stunden',
  what: 'Leistung',
};
