import { rename, rm } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { indexedPages, pageUrl } from '#content/pages.ts';
import { publishedAt } from '#facts/revision.ts';

const indexed = new Set(indexedPages.map(pageUrl));

/** One file, because Astro's own would split a handful of pages. */
export const publicSitemap = (): AstroIntegration[] => [
  sitemap({
    filter: (url) => indexed.has(url),
    serialize: (item) => ({ ...item, lastmod: publishedAt }),
    namespaces: { news: false, image: false, video: false, xhtml: false },
  }),
  {
    name: 'sitemap-at-one-address',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await rename(new URL('sitemap-0.xml', dir), new URL('sitemap.xml', dir));
        await rm(new URL('sitemap-index.xml', dir));
      },
    },
  },
];
