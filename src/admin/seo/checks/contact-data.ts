import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { all, attribute, type Document, first, matcher, textOf, textPartsOf } from '../site/html.ts';
import type { Page } from '../site/site.ts';

/** With an area code, so that no price, postal code or date is a number: [what was typed, '+496131555012']. */
const numbersIn = (typed: string): [shown: string, number: string][] =>
  phoneParts(typed).flatMap(({ text, number }) => {
    const [, digits] = number?.href.match(/^tel:(\+\d+)/) ?? [];
    return digits && !/^\d\d?\.\d\d?\.\d{4}$/.test(text) ? [[text, digits]] : [];
  });

const OWN_NUMBERS = [contact.phone.link, `+${contact.whatsapp.link}`].flatMap(numbersIn).map(([, number]) => number);

export function contactDataFindings({ document }: Page): string[] {
  const numbers = [...phoneLinks(document), ...textPartsOf(document, isNoText).flatMap(numbersIn)];
  const others = numbers.filter(([, number]) => !OWN_NUMBERS.includes(number));
  return [
    ...new Set(others.map(([shown]) => `Hier steht eine andere Telefonnummer: ${shown}`)),
    ...phoneLinks(document).flatMap(([, number, shown]) => {
      const isShown = numbersIn(shown).every(([, inLink]) => inLink === number);
      return isShown ? [] : [`Der Link zeigt „${shown}“, wählt aber ${number}.`];
    }),
    ...Object.entries({ Kopfzeile: 'body > header', Fußzeile: 'body > footer' }).flatMap(([part, selector]) => {
      const element = first(document, selector);
      const isNamed = !element || textOf(element).includes(firm.company);
      return isNamed ? [] : [`Der Firmenname fehlt oder ist anders geschrieben (${part}).`];
    }),
  ];
}

const PHONE_LINK = 'a[href^="tel:" i]';
const isNoText = matcher(`script, style, template, ${PHONE_LINK}`);

const phoneLinks = (document: Document): [called: string, number: string, shown: string][] =>
  all(document, PHONE_LINK).map((link) => {
    const number = attribute(link, 'href')?.slice('tel:'.length) ?? '';
    return [number, number, textOf(link)];
  });
