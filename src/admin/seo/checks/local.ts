import { business } from '#content/business.ts';
import { pages as publicPages } from '#content/pages.ts';
import { onSite } from '../site/addresses.ts';
import { all, attribute, type Element, isHidden, type ParentNode, textOf } from '../site/html.ts';
import { isFilled, isNode, type LinkedNode, linkedDataOf, listOf, typesOf } from '../site/json-ld.ts';
import type { Page, Site } from '../site/site.ts';
import { type Check, checksOf, error, type Fault, judgeEach, onEveryPage, type Verdict, warning } from './check.ts';
import { contactDataFaults } from './contact-data.ts';
import { localTexts, localFaults as say } from './local-texts.ts';
import { categories } from './texts.ts';

/** Data for maps and local search. */
export const localChecks = checksOf(categories.local, localTexts, {
  'local-business': judgeBusiness,
  'opening-hours': onBusinesses(hoursFaults),
  'service-area': onBusinesses(areaFaults),
  'contact-data': onEveryPage(contactDataFaults),
  'legal-links': onEveryPage(legalLinkFaults),
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
  const { examined, faults } = onBusinesses(businessFaults)(site);
  return isMissing ? { examined: examined + 1, faults: [...faults, error('/', say.noBusiness)] } : { examined, faults };
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

/** Judges every description of the business. A page without one is a fault of 'local-business'. */
function onBusinesses(faultsOf: (path: string, node: LinkedNode) => Fault[]): Check['judge'] {
  return (site) => {
    const described = site.pages.flatMap((page) => businessesOf(page).map((node) => ({ page, node })));
    return judgeEach(described, ({ page, node }) => faultsOf(page.path, node));
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

/** Wants a link with the legal page's name on every page, outside of anything folded. */
function legalLinkFaults(page: Page, { origins }: Site): Fault[] {
  const links = all(page.document, 'a[href]').filter((link) => !isFoldedAway(link));
  const isLinked = (name: string, path: string) =>
    links.some(
      (link) => textOf(link).includes(name) && onSite(attribute(link, 'href') ?? '', page.path, origins)?.path === path,
    );
  return LEGAL_PAGES.filter(({ name, path }) => path !== page.path && !isLinked(name, path)).map(({ name, path }) =>
    error(page.path, say.noLink(name, path)),
  );
}

/** Whether a link is in a box that must be opened first: the law wants it at hand. */
function isFoldedAway(link: Element): boolean {
  for (let node: ParentNode | null = link.parent; node; node = node.parent) {
    if ('name' in node && node.name === 'details') return true;
  }
  return isHidden(link);
}
