import { copyFile, rename, rm } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { indexedPages, pageUrl } from '#content/pages.ts';
import { BUILT_SITEMAP_PATH } from '#shared/built-sitemap.ts';
import { lastChange } from './last-change.ts';

const pageAt = (url: string) => indexedPages.find((page) => pageUrl(page) === url);

/**
 * The built sitemap of the public pages that search engines may show: at /sitemap.xml for any plain server, and
 * where the function behind that address finds it (BUILT_SITEMAP_PATH). Astro's integration writes an
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
        await copyFile(new URL('sitemap.xml', dir), new URL(`.${BUILT_SITEMAP_PATH}`, dir));
        await rm(new URL('sitemap-index.xml', dir));
      },
    },
  },
];
