import { pages as publicPages } from '#content/pages.ts';
import * as area from '#facts/area.ts';
import * as firm from '#facts/firm.ts';
import { onSite } from '../site/addresses.ts';
import { all, attribute, textOf } from '../site/html.ts';
import type { Page } from '../site/site.ts';
import { checksOf, type Finding, onEveryPage } from './check.ts';
import { contactDataFindings } from './contact-data.ts';

export const localChecks = checksOf('Lokal', {
  'contact-data': {
    weight: 5, // Different numbers on different pages cost trust, with people and in local search.
    title: 'Gleiche Kontaktdaten überall',
    description: 'Firmenname und Telefonnummer sind auf jeder Seite dieselben.',
    advice: 'Maßgeblich sind Ihre Angaben unter „Website“. Berichtigen Sie den Text, der davon abweicht.',
    judge: onEveryPage(contactDataFindings),
  },
  'area-words': {
    weight: 3, // Words tell people and search engines which places the firm serves.
    title: 'Einsatzgebiet in Worten',
    description: 'Die Startseite nennt Ihren Ort oder Ihre Region, und überall steht derselbe Umkreis.',
    advice: 'Maßgeblich ist der Umkreis unter „Website“. Berichtigen Sie den Text, der einen anderen nennt.',
    judge: onEveryPage(areaFindings),
  },
  'legal-links': {
    weight: 4, // Required by law (§5 DDG, Art. 13 GDPR); a missing one can cost money.
    title: 'Impressum und Datenschutz',
    description: 'Beide Seiten sind von jeder Seite aus mit einem Klick erreichbar, wie es das Gesetz verlangt.',
    advice: 'Veröffentlichen Sie Ihre Website neu: Beide Links gehören in die Fußzeile jeder Seite.',
    // Requires a link with the legal page's name, because the law wants it easy to find.
    judge: onEveryPage((page, { origins }) => {
      const links = all(page.document, 'a[href]');
      const pathOf = (href = '') => onSite(href, page.path, origins)?.path;
      return [publicPages.imprint, publicPages.privacy].map(({ name, path }) => {
        const isLinked = links.some(
          (link) => textOf(link).includes(name) && pathOf(attribute(link, 'href')) === `/${path}`,
        );
        return page.path !== `/${path}` && !isLinked && `Der Link auf ${name} (/${path}) fehlt.`;
      });
    }),
  },
});

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
