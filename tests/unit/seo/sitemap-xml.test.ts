import { describe, expect, test } from 'vitest';
import { lastmodsOf, readSitemap, writeSitemap } from '#admin/seo/site/sitemap-xml.ts';
import { ORIGINS } from '../../support/seo/a-site.ts';
import { schemaErrors } from '../../support/seo/sitemap-schema.ts';

const sitemapOf = (...urls: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
const LOC = `<loc>${ORIGINS.public}/faq</loc>`;
const kinds = (xml: string) => readSitemap(xml, ORIGINS).breaches.map(({ kind }) => kind);

describe('a sitemap that is written', () => {
  const xml = writeSitemap([
    { loc: `${ORIGINS.public}/`, lastmod: new Date('2026-03-02T09:00:00Z') },
    { loc: `${ORIGINS.public}/a&b'c` },
  ]);

  test('holds to the schema of sitemaps.org, also by libxml2', async () => {
    expect(kinds(xml)).toEqual([]);
    expect(await schemaErrors(xml)).toEqual([]);
  });

  test('is read back as it was meant', () => {
    expect(readSitemap(xml, ORIGINS).entries.map(({ loc }) => loc)).toEqual([
      `${ORIGINS.public}/`,
      `${ORIGINS.public}/a&b'c`,
    ]);
    expect([...lastmodsOf(xml)]).toEqual([[`${ORIGINS.public}/`, new Date('2026-03-02T09:00:00Z')]]);
  });
});

describe('breaches of the schema are named, as libxml2 does', () => {
  test.each([
    ['xml', '<urlset><url>'],
    ['root', '<urlset><url><loc>https://a.example/</loc></url></urlset>'],
    ['root', '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>'],
    ['empty', sitemapOf()],
    ['loc', sitemapOf('<url><lastmod>2026-03-02</lastmod></url>')],
    ['lastmod', sitemapOf(`<url>${LOC}<lastmod>gestern</lastmod></url>`)],
    ['lastmod', sitemapOf(`<url>${LOC}<lastmod>2026-13-02</lastmod></url>`)],
    ['changefreq', sitemapOf(`<url>${LOC}<changefreq>manchmal</changefreq></url>`)],
    ['priority', sitemapOf(`<url>${LOC}<priority>1.1</priority></url>`)],
    ['element', sitemapOf(`<url>${LOC}<titel>FAQ</titel></url>`)],
    ['element', sitemapOf(`<url>${LOC}${LOC}</url>`)],
  ])('%s: %s', async (kind, xml) => {
    expect(kinds(xml)).toEqual([kind]);
    expect(await schemaErrors(xml)).not.toEqual([]);
  });

  test('and an address without its host, which the schema alone lets pass', () => {
    expect(kinds(sitemapOf('<url><loc>/faq</loc></url>'))).toEqual(['loc']);
  });

  test('but nothing in what the schema allows', async () => {
    const xml = sitemapOf(
      `<url>${LOC}<lastmod>2026-03-02</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url>`,
      '<url><loc>https://www.anderswo.example/</loc><lastmod>2026-03-02T09:00:00+01:00</lastmod></url>',
    );
    expect(kinds(xml)).toEqual([]);
    expect(await schemaErrors(xml)).toEqual([]);
    expect(readSitemap(xml, ORIGINS).entries.map(({ path }) => path)).toEqual(['/faq', undefined]);
  });
});
