import { noindexOf } from '../checks/indexing.ts';
import { onSite, shallBeHidden } from '../site/addresses.ts';
import { attribute, first } from '../site/html.ts';
import type { Page, Site } from '../site/site.ts';

/** The pages for the sitemap: public, open to search engines, and their own canonical address; the home page first. */
export const sitemapPagesOf = (site: Site): Page[] =>
  site.pages
    .filter((page) => !shallBeHidden(page.path) && noindexOf(page).length === 0 && isCanonical(page, site))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));

function isCanonical({ path, document }: Page, { origins }: Site): boolean {
  const href = attribute(first(document, 'link[rel~="canonical" i]'), 'href');
  return href === undefined || onSite(href, path, origins)?.path === path;
}

/** Addresses that could not be read: a sitemap made now would lose them. */
export const unreadPathsOf = (site: Site): string[] =>
  [...site.answers.values()].filter(({ problem, status }) => problem || status >= 500).map(({ path }) => path);
