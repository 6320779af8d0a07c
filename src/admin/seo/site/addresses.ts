import { pages, SHELL_PAGES } from '#content/pages.ts';
import type { Origins } from './site.ts';

/** What belongs to the owner or to programs: never asked, and it has no business in the sitemap. */
export const isPrivate = (path: string): boolean => /^\/(admin|api|\.netlify)(\/|$)/.test(path);

const hidden: ReadonlySet<string> = new Set([
  ...Object.values(pages).flatMap((page) => ('robots' in page ? [`/${page.path}`] : [])),
  ...SHELL_PAGES,
]);

/** Whether the page shall stay out of search engines (src/content/pages.ts says which). */
export const shallBeHidden = (path: string): boolean => hidden.has(path) || isPrivate(path);

/** The hidden pages that exist as pages of their own; '/404' is the answer to any unknown address. */
export const hiddenPaths: readonly string[] = [...hidden].filter((path) => path !== '/404');

/**
 * Path and hash of an address within the site, or undefined for other sites and for `tel:` and the like. The site
 * counts as itself under both its origins, whatever the scheme. The query does not count: it makes no page of ours.
 */
export function onSite(href: string, from: string, origins: Origins): { path: string; hash: string } | undefined {
  const url = URL.parse(href, new URL(from, origins.own));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (![origins.own, origins.public].some((origin) => new URL(origin).host === url.host)) return undefined;
  return { path: url.pathname, hash: decoded(url.hash.slice(1)) };
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
