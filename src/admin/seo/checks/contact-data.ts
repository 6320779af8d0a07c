import { business } from '#content/business.ts';
import { all, attribute, type Document, first, textOf, textPartsOf } from '../site/html.ts';
import { isNode, type LinkedNode, linkedDataOf, listOf, typesOf } from '../site/json-ld.ts';
import type { Page } from '../site/site.ts';
import { error, type Fault } from './check.ts';
import { localFaults as say } from './local-texts.ts';

/** '069 90009-123' becomes '+496990009123'. */
const dialled = (text: string) =>
  text
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49');

const OWN_NUMBERS = new Set([dialled(business.phone.link), dialled(`+${business.whatsapp.link}`)]);
/** German numbers of at least nine digits, so that no price, year or date matches. */
const NUMBER_IN_TEXT = /(?<![\d.,:/-])(?:\+49|0049|0)(?:[ /()-]{0,3}\d){8,13}(?![\d.,:]\d)/g;

/** Finds names, addresses and numbers that differ from src/content/business.ts. */
export function contactDataFaults(page: Page): Fault[] {
  const { path, document } = page;
  const sentences = [
    ...phoneLinks(document),
    ...textFaults(document),
    ...nameFaults(document),
    ...linkedDataOf(document).nodes.filter(describesBusiness).flatMap(linkedFaults),
  ];
  return [...new Set(sentences)].map((what) => error(path, what));
}

function phoneLinks(document: Document): string[] {
  return all(document, 'a[href^="tel:" i]').flatMap((link) => {
    const number = dialled(attribute(link, 'href') ?? '');
    const shown = textOf(link);
    if (!OWN_NUMBERS.has(number)) return [say.otherNumber(number)];
    const inText = shown.match(NUMBER_IN_TEXT)?.[0];
    return inText && dialled(inText) !== number ? [say.dialsOther(shown, number)] : [];
  });
}

function textFaults(document: Document): string[] {
  // One text per line, so that neighbouring numbers stay apart.
  const text = textPartsOf(document).join('\n');
  // phoneLinks judges the texts of links.
  const linked = new Set(all(document, 'a[href^="tel:" i]').map((link) => dialled(textOf(link))));
  const numbers = [...text.matchAll(NUMBER_IN_TEXT)].map(([number]) => number.trim());
  const strangers = numbers.filter((number) => !OWN_NUMBERS.has(dialled(number)) && !linked.has(dialled(number)));
  const streetName = business.street.replace(/\s*\d+\s*\w?$/, '');
  const streets = [...text.matchAll(new RegExp(`${escaped(streetName)} \\d+ ?[a-z]?\\b`, 'g'))].map(
    ([street]) => street,
  );
  const towns = [
    ...text.matchAll(new RegExp(`\\d{5} ${escaped(business.city)}|${business.postalCode} \\p{Lu}[\\p{L}-]+`, 'gu')),
  ];
  const town = `${business.postalCode} ${business.city.split(' ')[0]}`;
  return [
    ...otherNames(text),
    ...strangers.map(say.otherNumber),
    ...streets.filter((street) => street.trim() !== business.street).map(say.otherStreet),
    ...towns
      .map(([match]) => match)
      .filter((match) => !match.startsWith(town))
      .map(say.otherTown),
  ];
}

/** Finds 'Muster Glasreinigung GmbH' if the firm is 'Muster Glasreinigung Rheinhessen'. */
function otherNames(text: string): string[] {
  const words = business.company.split(' ');
  if (words.length < 3) return [];
  const start = escaped(words.slice(0, -1).join(' '));
  const names = [...text.matchAll(new RegExp(`${start} \\p{Lu}[\\p{L}-]*`, 'gu'))].map(([name]) => name);
  return names.filter((name) => name !== business.company).map(say.otherName);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Wants the firm's name in header and footer. */
function nameFaults(document: Document): string[] {
  const parts = [
    { part: say.header, element: first(document, 'body > header') },
    { part: say.footer, element: first(document, 'body > footer') },
  ];
  return parts
    .filter(({ element }) => element && !textOf(element).includes(business.company))
    .map(({ part }) => say.noName(part));
}

const describesBusiness = (node: LinkedNode) => typesOf(node).some((type) => /Business$/.test(type));

function linkedFaults(node: LinkedNode): string[] {
  const address = listOf(node.address).find(isNode) ?? {};
  const pairs: [string, unknown, string][] = [
    ['name', node.name, business.company],
    ['streetAddress', address.streetAddress, business.street],
    ['postalCode', address.postalCode, business.postalCode],
    ['addressLocality', address.addressLocality, business.city],
  ];
  // Missing values are faults of 'local-business'.
  const different = pairs.filter(([, value, own]) => typeof value === 'string' && value !== '' && value !== own);
  const phone = typeof node.telephone === 'string' ? node.telephone : '';
  return [
    ...different.map(([field, value]) => say.otherInData(field, String(value))),
    ...(phone && !OWN_NUMBERS.has(dialled(phone)) ? [say.otherInData('telephone', phone)] : []),
  ];
}
