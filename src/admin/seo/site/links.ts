import { onSite } from './addresses.ts';
import { all, attribute, type Document } from './html.ts';
import type { Link, Origins } from './site.ts';

export function linksOf(document: Document, from: string, origins: Origins): Link[] {
  return all(document, 'a[href], area[href]').flatMap((element) => {
    const target = onSite(attribute(element, 'href') ?? '', from, origins);
    return target ? [{ path: from, to: target.path, hash: target.hash }] : [];
  });
}

export const linkTargets = (links: readonly Link[]): Link[] => [
  ...new Map(links.map((link) => [`${link.path} ${link.to}`, link])).values(),
];
