import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { escapeMarkup } from '#shared/format/escape-markup.ts';

export interface SitemapUrl {
  /** '' if it is missing. */
  loc: string;
  /** Invalid Date if it can't be parsed. */
  lastmod?: Date;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  // Also numeric references (`&#39;`).
  htmlEntities: true,
  isArray: (name) => name === 'url',
});

/** Reads the entries of a sitemap (sitemaps.org 0.9); undefined for other files. */
export function readSitemap(xml: string): SitemapUrl[] | undefined {
  const root = XMLValidator.validate(xml) === true && parser.parse(xml).urlset;
  if (root?.['@_xmlns'] !== NAMESPACE) return undefined;
  const urls: Partial<Record<'loc' | 'lastmod', unknown>>[] = root.url ?? [];
  return urls.map(({ loc, lastmod }) => ({
    loc: String(loc ?? ''),
    ...(lastmod !== undefined && { lastmod: new Date(String(lastmod)) }),
  }));
}

export function writeSitemap(urls: readonly SitemapUrl[]): string {
  const entries = urls.map(({ loc, lastmod }) => {
    const changed = lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(loc)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${entries.join('')}</urlset>\n`;
}
