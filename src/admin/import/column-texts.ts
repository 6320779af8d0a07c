/** The parts of a customer by the words of their columns, as Excel, Outlook and Google write them. The first fit counts. */
export const COLUMN_WORDS = {
  email: /mail/,
  day: /letzte.*(?!preis)(auftrag|reinigung|besuch|termin|arbeit)|^(?!.*geb).*datum|zuletzt/,
  price: /preis|betrag|umsatz|summe|euro|€/,
  code: /plz|postleitzahl|postal ?code|zip/,
  house: /haus-? ?n(r|ummer)/,
  street: /stra(ß|ss)e|^str\b|adress|anschrift|street/,
  town: /^(wohn)?ort|stadt|city/,
  phone: /^(?!.*(fax|label|type)).*(tel|mobil|handy|phone|rufnummer|festnetz|^nummer$)/,
  first: /vorname|first name|given name/,
  last: /nachname|familienname|last name|family name/,
  firm: /firma|firmenname|unternehmen|^organi[sz]ation( name)?$|^company$/,
  note: /noti[zc]|bemerk|hinweis|anmerk|kommentar|notes?$|info|schlüssel/,
  name: /^(kunden?|voller |full )?-? ?name$|^kunde$|ansprechpartner/,
} as const;
export type Part = keyof typeof COLUMN_WORDS;

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
};
