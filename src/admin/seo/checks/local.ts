import { pages as publicPages } from '#content/pages.ts';
import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { onSite } from '../site/addresses.ts';
import { all, attribute, attributesOf, textOf, textPartsOf } from '../site/html.ts';
import type { Page } from '../site/site.ts';
import { checksOf, type Finding, onEveryPage } from './check.ts';

export const localChecks = checksOf('Lokal', {
  'contact-data': {
    title: 'Gleiche Telefonnummer überall',
    description: 'Auf jeder Seite stehen nur Ihre eigenen Nummern.',
    advice: 'Maßgeblich sind Ihre Angaben unter „Website“. Berichtigen Sie den Text, der davon abweicht.',
    judge: onEveryPage(otherNumbers),
  },
  'area-words': {
    title: 'Einsatzgebiet in Worten',
    description: 'Die Startseite nennt Ihren Ort oder Ihre Region, und überall steht derselbe Umkreis.',
    advice: 'Maßgeblich ist der Umkreis unter „Website“. Berichtigen Sie den Text, der einen anderen nennt.',
    judge: onEveryPage(areaFindings),
  },
  'legal-links': {
    title: 'Impressum und Datenschutz',
    description: 'Beide Seiten sind von jeder Seite aus mit einem Klick erreichbar, wie es das Gesetz verlangt.',
    advice: 'Veröffentlichen Sie Ihre Website neu: Beide Links gehören in die Fußzeile jeder Seite.',
    // Requires a link with the legal page's name, because the law wants it easy to find.
    judge: onEveryPage((page, { origins }) => {
      const links = all(page.document, 'a[href]');
      const pathOf = (href = '') => onSite(href, page.path, origins);
      return [publicPages.imprint, publicPages.privacy].map(({ name, path }) => {
        const isLinked = links.some(
          (link) => textOf(link).includes(name) && pathOf(attribute(link, 'href')) === `/${path}`,
        );
        return page.path !== `/${path}` && !isLinked && `Der Link auf ${name} (/${path}) fehlt.`;
      });
    }),
  },
});

/** With an area code, so that no price, postal code or date is a number: [what was typed, '+496131555012']. */
const numbersIn = (typed: string): [shown: string, number: string][] =>
  phoneParts(typed).flatMap(({ text, number }) => {
    const [, digits] = number?.href.match(/^tel:(\+\d+)/) ?? [];
    return digits && !/^\d\d?\.\d\d?\.\d{4}$/.test(text) ? [[text, digits]] : [];
  });

const OWN_NUMBERS = [contact.phone.link, `+${contact.whatsapp.link}`].flatMap(numbersIn).map(([, number]) => number);

function otherNumbers({ document }: Page): string[] {
  const called = attributesOf(document, 'a[href^="tel:" i]', 'href').map((href) => href.slice('tel:'.length));
  const numbers = [...called.map((number) => [number, number]), ...textPartsOf(document).flatMap(numbersIn)];
  const others = numbers.filter(([, number = '']) => !OWN_NUMBERS.includes(number));
  return [...new Set(others.map(([shown]) => `Hier steht eine andere Telefonnummer: ${shown}`))];
}

const AREA_IN_TEXT = /Umkreis von (?:\p{L}+ ){0,2}(\d+) ?(?:km|Kilometern?)\b/gu;

function areaFindings({ path, document }: Page): Finding[] {
  const others = [...textOf(document).replaceAll('\u00ad', '').matchAll(AREA_IN_TEXT)].filter(
    ([, km]) => Number(km) !== area.serviceRadiusKm,
  );
  const heading = all(document, 'head > title, h1').map(textOf).join(' ');
  const namesPlace = path !== '/' || [firm.city, area.region].some((place) => heading.includes(place));
  return [
    ...others.map(([found]) => ({ warning: `Hier steht „${found}“, Ihr Umkreis ist ${area.serviceRadiusKm} km.` })),
    !namesPlace && { warning: 'Titel und Hauptüberschrift nennen weder Ihren Ort noch Ihre Region.' },
  ];
}
