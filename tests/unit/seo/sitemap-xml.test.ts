import { expect, test } from 'vitest';
import { readSitemap, writeSitemap } from '#admin/seo/site/sitemap-xml.ts';
import { schemaErrors } from '../../support/seo/sitemap-schema.ts';

test('a written sitemap conforms to the schema of sitemaps.org and reads back unchanged', async () => {
  const urls = [
    { loc: 'https://firma.example/', lastmod: new Date('2026-03-02T09:00:00Z') },
    { loc: "https://firma.example/a&b'c" },
  ];
  const xml = writeSitemap(urls);
  expect(await schemaErrors(xml)).toEqual([]);
  expect(readSitemap(xml)).toEqual(urls);
});
