const COLUMNS = {
  email: ['E-Mail', /mail/],
  day: [
    'Letzter Auftrag',
    /letzte.*(?!preis)(auftrag|reinigung|besuch|termin|arbeit)|^(?!.*geb).*datum|zuletzt|(erledigt|gereinigt) am/,
  ],
  price: ['Preis', /^(?!angebot).*(preis|betrag|umsatz|summe|euro|€)/],
  hours: ['Stunden', /stunden|dauer|\bstd\b|^hours$/],
  what: ['Leistung', /leistung|service|tätigkeit|^arbeit$/],
  code: ['Postleitzahl', /plz|postleitzahl|postal ?code|zip/],
  house: ['Hausnummer', /haus-? ?n(r|ummer)/],
  street: ['Straße', /stra(ß|ss)e|^str\b|adress|anschrift|street/],
  town: ['Ort', /^(wohn)?ort|\bort$|stadt|city/],
  phone: ['Telefon', /^(?!.*fax).*(tel|mobil|handy|phone(?!tic)|rufnummer|festnetz|^nummer$)/],
  first: ['Vorname', /vorname|first name|given name/],
  last: ['Nachname', /nachname|familienname|last name|family name/],
  firm: ['Firma', /firma|firmenname|unternehmen|^organi[sz]ation( 1)?( - | )?(name)?$|^company$/],
  note: ['Was bleibt', /noti[zc]|bemerk|hinweis|anmerk|kommentar|notes?$|info|schlüssel/],
  name: ['Name', /^(kunden?|voller |full )?-? ?name$|^kunde$|ansprechpartner/],
} as const satisfies Record<string, readonly [string, RegExp]>;
export type Part = keyof typeof COLUMNS;
export const PARTS = Object.keys(COLUMNS) as Part[];

export const nameOfPart = (part: Part): string => COLUMNS[part][0];

/** A column that only describes its neighbour: 'E-mail 1 - Label', 'E-Mail: Angezeigter Name'. */
const DESCRIBES = /label|typ(e|)$|angezeigt|display/;

export function partOf(heading: string): Part | undefined {
  const words = heading.trim().toLowerCase();
  return DESCRIBES.test(words) ? undefined : PARTS.find((part) => COLUMNS[part][1].test(words));
}

/** The addresses of a line by the words of their columns; home comes first, because its windows are cleaned. */
const ADDRESSES = [/privat|home/, /gesch|business|work|firm/, /weiter|other/, /2/, /3/];
export const addressOf = (heading: string): number => ADDRESSES.findIndex((words) => words.test(heading.toLowerCase()));
