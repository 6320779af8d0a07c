import { attributesOf, type Document } from './html.ts';
import type { Link, Origins } from './site.ts';

/** The path of an address on this site, by both origins and any scheme; undefined for others. */
export function onSite(href: string, from: string, origins: Origins): string | undefined {
  const url = URL.parse(href, new URL(from, origins.own));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return [origins.own, origins.public].some((origin) => new URL(origin).host === url.host) ? url.pathname : undefined;
}

/** Each path that a page links to, once. */
export function linksOf(document: Document, path: string, origins: Origins): Link[] {
  const targets = new Set(
    attributesOf(document, 'a[href], area[href]', 'href').map((href) => onSite(href, path, origins)),
  );
  return [...targets].flatMap((to) => (to === undefined ? [] : [{ path, to }]));
}
