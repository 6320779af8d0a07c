import { all, attribute, type Document } from './html.ts';
import type { Link, Origins } from './site.ts';

/** Whether a path is the owner's or a program's: never requested, never in the sitemap. */
export const isPrivate = (path: string): boolean => /^\/(admin|api|\.netlify)(\/|$)/.test(path);

/** Path and hash of an address on this site, by both origins and any scheme; undefined for others. Drops the query. */
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

export function linksOf(document: Document, from: string, origins: Origins): Link[] {
  return all(document, 'a[href], area[href]').flatMap((element) => {
    const target = onSite(attribute(element, 'href') ?? '', from, origins);
    return target ? [{ path: from, to: target.path, hash: target.hash }] : [];
  });
}

export const linkTargets = (links: readonly Link[]): Link[] => [
  ...new Map(links.map((link) => [`${link.path} ${link.to}`, link])).values(),
];
