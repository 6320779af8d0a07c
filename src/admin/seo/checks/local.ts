import { business } from '#content/business.ts';
import { pages as publicPages } from '#content/pages.ts';
import { onSite } from '../site/addresses.ts';
import { all, attribute, type Element, isHidden, type ParentNode, textOf } from '../site/html.ts';
import { isFilled, isNode, type LinkedNode, linkedDataOf, listOf, typesOf } from '../site/json-ld.ts';
import type { Page, Site } from '../site/site.ts';
import { type Check, checksOf, error, type Fault, onEveryPage, type Verdict, warning } from './check.ts';
import { contactDataFaults } from './contact-data.ts';
import { localTexts, localFaults as say } from './local-texts.ts';
import { categories } from './texts.ts';

/** What makes the firm findable in its region. */
export const localChecks = checksOf(categories.local, localTexts, {
  'local-business': judgeBusiness,
  'opening-hours': onBusinesses(hoursFaults),
  'service-area': onBusinesses(areaFaults),
  'contact-data': onEveryPage(contactDataFaults),
  'legal-links': judgeLegalLinks,
});

/** schema.org's LocalBusiness and those of its kinds that a trade like this one may choose. */
const BUSINESS_TYPES = new Set([
  'LocalBusiness',
  'HomeAndConstructionBusiness',
  'ProfessionalService',
  'GeneralContractor',
]);
for (const type of ['HousePainter', 'RoofingContractor', 'Electrician', 'Plumber', 'Locksmith'])
  BUSINESS_TYPES.add(type);

const businessesOf = (page: Page): LinkedNode[] =>
  linkedDataOf(page.document).nodes.filter((node) => typesOf(node).some((type) => BUSINESS_TYPES.has(type)));

const REQUIRED = ['name', 'url', 'telephone', 'address'];
const ADDRESS_REQUIRED = ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'];
const RECOMMENDED = ['image', 'geo'];

/** The home page must describe the business; every other page that does must do it fully. */
function judgeBusiness(site: Site): Verdict {
  const home = site.pages.find(({ path }) => path === '/');
  const isUnreadable = home && linkedDataOf(home.document).breaches.includes('syntax');
  const isMissing = home && !isUnreadable && businessesOf(home).length === 0;
  const described = site.pages.flatMap((page) => businessesOf(page).map((node) => ({ page, node })));
  const faults = described.flatMap(({ page, node }) => businessFaults(page.path, node));
  if (isMissing) faults.push(error('/', say.noBusiness));
  return { examined: described.length + (isMissing ? 1 : 0), faults };
}

function businessFaults(path: string, node: LinkedNode): Fault[] {
  const address = listOf(node.address).find(isNode);
  return [
    ...REQUIRED.filter((field) => !isFilled(node[field])).map((field) => error(path, say.missingField(field))),
    ...ADDRESS_REQUIRED.filter((field) => address && !isFilled(address[field])).map((field) =>
      error(path, say.missingField(`address.${field}`)),
    ),
    ...RECOMMENDED.filter((field) => !isFilled(node[field])).map((field) => warning(path, say.missingField(field))),
  ];
}

/** Judges every description of the business; a page without one is the fault of the check before. */
function onBusinesses(faultsOf: (path: string, node: LinkedNode) => Fault[]): Check['judge'] {
  return (site) => {
    const described = site.pages.flatMap((page) => businessesOf(page).map((node) => ({ page, node })));
    return { examined: described.length, faults: described.flatMap(({ page, node }) => faultsOf(page.path, node)) };
  };
}

const DAY = /^(https?:\/\/schema\.org\/)?((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|PublicHolidays)$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

function hoursFaults(path: string, node: LinkedNode): Fault[] {
  const specifications = listOf(node.openingHoursSpecification).filter(isNode);
  if (specifications.length === 0 && !isFilled(node.openingHours)) return [error(path, say.noHours)];
  return specifications.flatMap(({ dayOfWeek, opens, closes }) => {
    const days = listOf(dayOfWeek).map(String);
    const wrongDays = days.filter((day) => !DAY.test(day)).map((day) => error(path, say.unknownDay(day)));
    if (days.length === 0) wrongDays.push(error(path, say.noDays));
    const [from, to] = [String(opens ?? ''), String(closes ?? '')];
    const isRight = TIME.test(from) && TIME.test(to) && from !== to;
    return isRight ? wrongDays : [...wrongDays, error(path, say.wrongTime(from, to))];
  });
}

function areaFaults(path: string, node: LinkedNode): Fault[] {
  if (!isFilled(node.areaServed)) return [error(path, say.noArea)];
  const circles = listOf(node.areaServed).filter((area) => isNode(area) && typesOf(area).includes('GeoCircle'));
  return circles.filter(isNode).flatMap(({ geoMidpoint, geoRadius }) => {
    const isRight = Number(geoRadius) === business.serviceRadiusKm * 1000;
    return [
      ...(isFilled(geoMidpoint) ? [] : [error(path, say.noMidpoint)]),
      ...(isRight ? [] : [error(path, say.wrongRadius(String(geoRadius ?? ''), business.serviceRadiusKm))]),
    ];
  });
}

const LEGAL_PAGES = [publicPages.imprint, publicPages.privacy].map(({ name, path }) => ({ name, path: `/${path}` }));

/** Reachable means: a link with the page's name, there at once, on every page that visitors find. */
function judgeLegalLinks({ pages, origins }: Site): Verdict {
  const isLinked = (page: Page, name: string, path: string) =>
    all(page.document, 'a[href]').some(
      (link) =>
        onSite(attribute(link, 'href') ?? '', page.path, origins)?.path === path &&
        textOf(link).includes(name) &&
        !isFoldedAway(link),
    );
  const faults = pages.flatMap((page) =>
    LEGAL_PAGES.filter(({ name, path }) => path !== page.path && !isLinked(page, name, path)).map(({ name, path }) =>
      error(page.path, say.noLink(name, path)),
    ),
  );
  return { examined: pages.length, faults };
}

/** In a box that has to be opened first, a link is not at hand as the law wants it. */
function isFoldedAway(link: Element): boolean {
  for (let node: ParentNode | null = link.parent; node; node = node.parent) {
    if ('name' in node && node.name === 'details') return true;
  }
  return isHidden(link);
}
