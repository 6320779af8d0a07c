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

function inText(document: Document): string[] {
  // phoneLinks judges the texts of links.
  const known = [...OWN_NUMBERS, ...all(document, 'a[href^="tel:" i]').map((link) => dialled(textOf(link)))];
  // One text per line, so that neighbouring numbers stay apart.
  const numbers = textPartsOf(document).join('\n').match(NUMBER_IN_TEXT) ?? [];
  return numbers
    .map((number) => number.trim())
    .filter((number) => !known.includes(dialled(number)))
    .map(otherNumber);
}
