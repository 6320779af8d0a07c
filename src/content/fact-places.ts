import { pageNames } from './page-names.ts';

/** Where visitors see facts: a page and its section. The first that fits is meant. */
const PLACES: readonly (readonly [facts: RegExp, page: keyof typeof pageNames, section?: string])[] = [
  [/^firm\.company|^area\.(region|service\w+Km)|^hours\.reply|^person\.(portrait|sentence)/, '', 'Anfang der Seite'],
  [/^contact\.(phone|email)|^hours\.week/, '', 'Kontakt'],
  [/^hours\.quote|^prices\.price|^person\.(certificate|guarantee)|^answers\.tax/, '', 'Was kostet das?'],
  [/^area\./, '', 'Kommen wir zu Ihnen?'],
  [/^senior\.|^prices\./, '', 'Seniorenservice'],
  [/^services\./, '', 'Dienstleistungen'],
  [/^person\.atWork/, '', 'Wer zu Ihnen kommt'],
  [/^gallery\./, '', 'Unsere Arbeiten'],
  [/^partners\./, '', 'Partner Betriebe'],
  [/^voices\./, '', 'Was andere sagen'],
  [/^contact\.mailProvider/, 'datenschutz', 'Externe Dienste'],
  [/^firm\.(smallBusiness|vatId|economicId)/, 'impressum', 'Umsatzsteuer'],
  [/^firm\.withdrawal/, 'widerruf', 'Widerrufsrecht'],
  [/^firm\.(owner|street|postalCode|city|scope)/, 'impressum', 'Anbieter'],
  [/^firm\.supervisory|^person\.insurer/, 'impressum'],
  [/^contact\.whatsapp|^answers\.|^faq\./, 'faq'],
];

/** A section without a name has the fact's label. What stands nowhere, as the short name, is looked for on the home page. */
export function placeOfFact(field: string, label: string) {
  const [, page = '', section = label] = PLACES.find(([facts]) => facts.test(field)) ?? [];
  return { path: `/${page}`, page: pageNames[page], section };
}
