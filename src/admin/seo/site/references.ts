import { onSite } from './addresses.ts';
import { all, attribute, attributesOf, type Document } from './html.ts';
import type { Link, Origins, Site } from './site.ts';

type FileKind = 'style' | 'script' | 'picture' | 'social-picture' | 'other';

/** The elements and attributes that name files. Every size of a picture counts. */
const PLACES: readonly (readonly [FileKind, selector: string, attribute: string])[] = [
  ['style', 'link[rel~="stylesheet" i]', 'href'],
  ['script', 'script[src]', 'src'],
  ['script', 'link[rel~="modulepreload" i]', 'href'],
  ['picture', 'img, source, video', 'src'],
  ['picture', 'img, source', 'srcset'],
  ['picture', 'video', 'poster'],
  ['social-picture', 'meta[property="og:image"]', 'content'],
  ['other', 'link:is([rel~="icon" i], [rel~="apple-touch-icon" i], [rel~="manifest" i], [rel~="preload" i])', 'href'],
];

export function linksOf(document: Document, from: string, origins: Origins): Link[] {
  return all(document, 'a[href], area[href]').flatMap((element) => {
    const target = onSite(attribute(element, 'href') ?? '', from, origins);
    return target ? [{ path: from, to: target.path, hash: target.hash }] : [];
  });
}

/** Lists each target once per page. */
export const linkTargets = (links: readonly Link[]): Link[] => [
  ...new Map(links.map((link) => [`${link.path} ${link.to}`, link])).values(),
];

/** Finds the site's files of these kinds, each with the path of the first page that names it. */
export function filesOfPages({ pages, origins }: Site, kinds: readonly FileKind[]): { path: string; file: string }[] {
  const files = new Map<string, string>();
  for (const { document, path: page } of pages) {
    for (const { path, kind } of filesOf(document, page, origins)) {
      if (kinds.includes(kind) && !files.has(path)) files.set(path, page);
    }
  }
  return [...files].map(([file, path]) => ({ file, path }));
}

export function filesOf(document: Document, from: string, origins: Origins): { path: string; kind: FileKind }[] {
  return PLACES.flatMap(([kind, selector, name]) =>
    attributesOf(document, selector, name)
      // A `srcset` names several: 'a.webp 480w, b.webp 800w'.
      .flatMap((value) => (name === 'srcset' ? value.split(/,\s+/).map((part) => part.split(/\s+/)[0] ?? '') : value))
      .flatMap((href) => (href && onSite(href, from, origins)) || [])
      .map(({ path }) => ({ path, kind })),
  );
}
