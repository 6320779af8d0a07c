import { pages as publicPages } from '#content/pages.ts';
import * as area from '#facts/area.ts';
import { onSite } from '../site/addresses.ts';
import { all, attribute, isHidden, matcher, textOf } from '../site/html.ts';
import { type Check, checksOf, type Finding, judgeEach, judgeOne, onEveryPage, together } from './check.ts';
import { contactDataFindings } from './contact-data.ts';
import {
  businessesOf,
  isFilled,
  isNode,
  type LinkedNode,
  linkedDataOf,
  listOf,
  missingIn,
  typesOf,
} from './json-ld.ts';

export const localChecks = checksOf('Lokal', {
  'local-business': {
    weight: 6, // Maps and local results are made from it.
    title: 'Angaben zum Betrieb als Daten',
    description: 'Name, Anschrift und Telefon in der Form, aus der Karten und örtliche Suchergebnisse entstehen.',
    advice: 'Ergänzen Sie die fehlende Angabe im Eintrag des Betriebs (JSON-LD, HomeAndConstructionBusiness).',
    // The home page must describe the business; every other page that does must do it fully.
    judge(site) {
      const described = onBusinesses(businessFindings)(site);
      const home = site.pages.find(({ path }) => path === '/')?.document;
      if (!home || businessesOf(home).length > 0 || linkedDataOf(home).isBroken) return described;
      return together(
        described,
        judgeOne('/', 'Die Seite beschreibt den Betrieb nicht als Daten (LocalBusiness fehlt).'),
      );
    },
  },
  'opening-hours': {
    weight: 3, // Shown beside the name in local results.
    title: 'Öffnungszeiten als Daten',
    description: 'Mit diesen Angaben zeigen Suchmaschinen, wann Sie erreichbar sind.',
    advice: 'Geben Sie je Zeitraum die Wochentage (dayOfWeek) und die Uhrzeiten (opens, closes) als „17:00“ an.',
    judge: onBusinesses(hoursFindings),
  },
  'service-area': {
    weight: 3, // Tells search engines which places the firm serves.
    title: 'Einsatzgebiet als Daten',
    description: 'Sagt Suchmaschinen, für welche Orte Sie die richtige Antwort sind.',
    advice: 'Der Betrieb braucht areaServed mit Mittelpunkt und Radius in Metern.',
    judge: onBusinesses(areaFindings),
  },
  'contact-data': {
    weight: 5, // Different numbers on different pages cost trust, with people and in local search.
    title: 'Gleiche Kontaktdaten überall',
    description: 'Firmenname, Anschrift und Telefonnummer sind auf jeder Seite dieselben.',
    advice: 'Maßgeblich sind die Angaben in src/content/facts. Berichtigen Sie die abweichende Stelle.',
    judge: onEveryPage(contactDataFindings),
  },
  'legal-links': {
    weight: 4, // Required by law (§5 DDG, Art. 13 GDPR); a missing one can cost money.
    title: 'Impressum und Datenschutz',
    description: 'Beide Seiten sind von jeder Seite aus mit einem Klick erreichbar, wie es das Gesetz verlangt.',
    advice: 'Setzen Sie die Links auf Impressum und Datenschutz in die Fußzeile jeder Seite.',
    // Requires a visible link with the legal page's name, because the law wants it easy to find.
    judge: onEveryPage((page, { origins }) => {
      const links = all(page.document, 'a[href]').filter((link) => !isFolded(link) && !isHidden(link));
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

const isFolded = matcher('details *');

/** Judges every description of the business. 'local-business' reports a page without one. */
function onBusinesses(findingsOf: (node: LinkedNode) => Finding[]): Check['judge'] {
  return ({ pages }) => {
    const described = pages.flatMap(({ path, document }) => businessesOf(document).map((node) => ({ path, node })));
    return judgeEach(described, ({ node }) => findingsOf(node));
  };
}

function businessFindings(node: LinkedNode): Finding[] {
  const address = listOf(node.address).find(isNode);
  const ofAddress = ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'];
  const sentence = (field: string) => `Dem Eintrag des Betriebs fehlt ${field}.`;
  return [
    ...missingIn(node, ['name', 'url', 'telephone', 'address']).map(sentence),
    ...(address ? missingIn(address, ofAddress).map((field) => sentence(`address.${field}`)) : []),
    ...missingIn(node, ['image', 'geo']).map((field) => ({ warning: sentence(field) })),
  ];
}

const DAY = /^(https?:\/\/schema\.org\/)?((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|PublicHolidays)$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

function hoursFindings(node: LinkedNode): Finding[] {
  const specifications = listOf(node.openingHoursSpecification).filter(isNode);
  if (specifications.length === 0 && !isFilled(node.openingHours)) {
    return ['Der Eintrag des Betriebs nennt keine Öffnungszeiten (openingHoursSpecification).'];
  }
  return specifications.flatMap(({ dayOfWeek, opens = '', closes = '' }) => {
    const days = listOf(dayOfWeek).map(String);
    const isRight = TIME.test(String(opens)) && TIME.test(String(closes)) && opens !== closes;
    return [
      ...days.map((day) => !DAY.test(day) && `Der Wochentag „${day}“ ist ungültig.`),
      days.length === 0 && 'Einer Öffnungszeit fehlen die Wochentage (dayOfWeek).',
      !isRight && `Die Öffnungszeit von „${opens}“ bis „${closes}“ ist ungültig.`,
    ];
  });
}

function areaFindings({ areaServed }: LinkedNode): Finding[] {
  if (!isFilled(areaServed)) return ['Der Eintrag des Betriebs nennt kein Einsatzgebiet (areaServed).'];
  const metres = area.serviceRadiusKm * 1000;
  const circles = listOf(areaServed)
    .filter((area) => isNode(area))
    .filter((area) => typesOf(area).includes('GeoCircle'));
  return circles.flatMap(({ geoMidpoint, geoRadius = '' }) => [
    !isFilled(geoMidpoint) && 'Dem Einsatzgebiet fehlt der Mittelpunkt (geoMidpoint).',
    Number(geoRadius) !== metres && `Der Radius des Einsatzgebiets ist „${geoRadius}“ statt ${metres} Meter.`,
  ]);
}
