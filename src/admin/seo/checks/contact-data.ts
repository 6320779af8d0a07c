import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import { all, attribute, type Document, first, textOf, textPartsOf } from '../site/html.ts';
import type { Page } from '../site/site.ts';

/** '06131 555-012' becomes '+496131555012'. */
const dialled = (text: string) =>
  text
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49');

const OWN_NUMBERS = [dialled(contact.phone.link), dialled(`+${contact.whatsapp.link}`)];
/** German numbers of at least nine digits, so that no price, year or date matches. */
const NUMBER_IN_TEXT = /(?<![\d.,:/-])(?:\+49|0049|0)(?:[ /()-]{0,3}\d){8,13}(?![\d.,:]\d)/g;

export function contactDataFindings({ document }: Page): string[] {
  const found = [
    ...phoneLinks(document),
    ...inText(document),
    ...['Kopfzeile', 'Fußzeile'].flatMap((part) => {
      const element = first(document, part === 'Kopfzeile' ? 'body > header' : 'body > footer');
      const isNamed = !element || textOf(element).includes(firm.company);
      return isNamed ? [] : `Der Firmenname fehlt oder ist anders geschrieben (${part}).`;
    }),
  ];
  return [...new Set(found)];
}

const otherNumber = (shown: string) => `Hier steht eine andere Telefonnummer: ${shown}`;

function phoneLinks(document: Document): string[] {
  return all(document, 'a[href^="tel:" i]').flatMap((link) => {
    const number = dialled(attribute(link, 'href') ?? '');
    if (!OWN_NUMBERS.includes(number)) return otherNumber(number);
    const shown = textOf(link);
    const [inLink] = shown.match(NUMBER_IN_TEXT) ?? [number];
    return dialled(inLink) === number ? [] : `Der Link zeigt „${shown}“, wählt aber ${number}.`;
  });
}

const { company, street, postalCode, city } = firm;
/** 'Klarblick GmbH', if the firm is 'Klarblick Rheinhessen'. */
const SIMILAR_NAME = new RegExp(`${escaped(company.split(' ').slice(0, -1).join(' '))} \\p{Lu}[\\p{L}-]*`, 'gu');
const SIMILAR_STREET = new RegExp(`${escaped(street.replace(/\s*\d+\s*\w?$/, ''))} \\d+ ?[a-z]?\\b`, 'g');
const SIMILAR_TOWN = new RegExp(`\\d{5} ${escaped(city)}|${postalCode} \\p{Lu}[\\p{L}-]+`, 'gu');

function inText(document: Document): string[] {
  // One text per line, so that neighbouring numbers stay apart.
  const text = textPartsOf(document).join('\n');
  // phoneLinks judges the texts of links.
  const known = [...OWN_NUMBERS, ...all(document, 'a[href^="tel:" i]').map((link) => dialled(textOf(link)))];
  const others = (pattern: RegExp, isOwn: (match: string) => boolean) =>
    (text.match(pattern) ?? []).map((match) => match.trim()).filter((match) => !isOwn(match));
  const names = company.split(' ').length < 3 ? [] : others(SIMILAR_NAME, (name) => name === company);
  return [
    ...names.map((name) => `Hier heißt der Betrieb anders: ${name}`),
    ...others(NUMBER_IN_TEXT, (number) => known.includes(dialled(number))).map(otherNumber),
    ...others(SIMILAR_STREET, (found) => found === street).map(
      (found) => `Hier steht eine andere Straße oder Hausnummer: ${found}`,
    ),
    ...others(SIMILAR_TOWN, (town) => town.startsWith(`${postalCode} ${city.split(' ')[0]}`)).map(
      (town) => `Hier steht eine andere Postleitzahl oder ein anderer Ort: ${town}`,
    ),
  ];
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
