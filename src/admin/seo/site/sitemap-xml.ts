import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { escapeMarkup } from '#shared/format/escape-markup.ts';
import { onSite } from './addresses.ts';
import type { Origins } from './site.ts';

export interface SitemapEntry {
  loc: string;
  /** Its path on this site; undefined for an address of another one. */
  path: string | undefined;
}

export interface SitemapUrl {
  loc: string;
  lastmod?: Date;
}

/** A breach of the sitemaps.org schema; `loc` names the entry, if it is one entry's. */
export interface SitemapBreach {
  kind: 'xml' | 'root' | 'empty' | 'too-many' | 'element' | 'loc' | 'lastmod' | 'changefreq' | 'priority';
  loc?: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const URLS_MAX = 50_000;
const CHILDREN = ['loc', 'lastmod', 'changefreq', 'priority'];
const CHANGE_FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'];
/** xsd:date or xsd:dateTime with a zone (W3C datetime). */
const W3C_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  // Also numeric references (`&#39;`).
  htmlEntities: true,
  isArray: (name) => name === 'url',
});

type UrlNode = Record<string, unknown>;

/** Reads a sitemap, and finds its breaches of the schema. */
export function readSitemap(xml: string, origins: Origins): { entries: SitemapEntry[]; breaches: SitemapBreach[] } {
  if (XMLValidator.validate(xml) !== true) return { entries: [], breaches: [{ kind: 'xml' }] };
  const root = parser.parse(xml).urlset;
  if (typeof root !== 'object' || root['@_xmlns'] !== NAMESPACE) return { entries: [], breaches: [{ kind: 'root' }] };
  const urls: UrlNode[] = Array.isArray(root.url) ? root.url.filter((url: unknown) => typeof url === 'object') : [];
  const breaches: SitemapBreach[] = urls.flatMap(breachesOf);
  if (urls.length === 0) breaches.push({ kind: 'empty' });
  if (urls.length > URLS_MAX) breaches.push({ kind: 'too-many' });
  const entries = urls
    .map((url) => String(url.loc ?? ''))
    .map((loc) => ({ loc, path: onSite(loc, '/', origins)?.path }));
  return { entries, breaches };
}

function breachesOf(url: UrlNode): SitemapBreach[] {
  const loc = String(url.loc ?? '');
  const found = (kind: SitemapBreach['kind'], isFound: boolean): SitemapBreach[] => (isFound ? [{ kind, loc }] : []);
  const given = (name: string, isFit: (value: string) => boolean) =>
    url[name] !== undefined && !isFit(String(url[name]));
  return [
    ...found('loc', !/^https?:\/\/\S{3,2000}$/.test(loc) || URL.parse(loc) === null),
    // Allows prefixed extensions (pictures, languages); refuses other names, and a field twice.
    ...found(
      'element',
      Object.keys(url).some((name) => !CHILDREN.includes(name) && !name.includes(':')),
    ),
    ...found(
      'element',
      CHILDREN.some((name) => Array.isArray(url[name])),
    ),
    ...found(
      'lastmod',
      given('lastmod', (value) => W3C_DATE.test(value) && !Number.isNaN(Date.parse(value))),
    ),
    ...found(
      'changefreq',
      given('changefreq', (value) => CHANGE_FREQUENCIES.includes(value)),
    ),
    ...found(
      'priority',
      given('priority', (value) => value !== '' && Number(value) >= 0 && Number(value) <= 1),
    ),
  ];
}

/** Reads a sitemap's dates by address. */
export function lastmodsOf(xml: string): Map<string, Date> {
  if (XMLValidator.validate(xml) !== true) return new Map();
  const urls: UrlNode[] = parser.parse(xml).urlset?.url ?? [];
  const dated = urls.filter((url) => typeof url.lastmod === 'string' && W3C_DATE.test(url.lastmod));
  return new Map(dated.map((url) => [String(url.loc), new Date(String(url.lastmod))]));
}

/** Writes a sitemap (sitemaps.org 0.9). */
export function writeSitemap(urls: readonly SitemapUrl[]): string {
  const entries = urls.map(({ loc, lastmod }) => {
    const changed = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(loc)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${entries.join('')}</urlset>\n`;
}
