import { rename, rm } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { indexedPages, pageUrl } from '#content/pages.ts';
import { lastChange } from './last-change-loader.ts';

const pageAt = (url: string) => indexedPages.find((page) => pageUrl(page) === url);

/**
 * The sitemap of the public pages that search engines may show, at /sitemap.xml. Astro's integration writes an
 * index and numbered files, for sites of many thousand pages; this one has a handful.
 */
export const publicSitemap = (): AstroIntegration[] => [
  sitemap({
    filter: (url) => pageAt(url) !== undefined,
    serialize: async (item) => ({ ...item, lastmod: await lastChange(pageAt(item.url)?.sources ?? []) }),
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
