import { onSite } from './addresses.ts';
import { all, attribute, type Document, type Element } from './html.ts';
import type { Link, Origins, Site } from './site.ts';

/** A file that a page names. */
export interface FileReference {
  path: string;
  kind: 'style' | 'script' | 'picture' | 'social-picture' | 'other';
}

/** Where markup names files. Every size of a picture counts. */
const PLACES: readonly (readonly [FileReference['kind'], string, (element: Element) => string[]])[] = [
  ['style', 'link[rel~="stylesheet" i]', (link) => attributeOf(link, 'href')],
  ['script', 'script[src]', (script) => attributeOf(script, 'src')],
  ['script', 'link[rel~="modulepreload" i]', (link) => attributeOf(link, 'href')],
  [
    'picture',
    'img, source, video',
    (picture) => [...attributeOf(picture, 'src'), ...candidatesOf(picture), ...attributeOf(picture, 'poster')],
  ],
  ['social-picture', 'meta[property="og:image"]', (meta) => attributeOf(meta, 'content')],
  [
    'other',
    'link[rel~="icon" i], link[rel~="apple-touch-icon" i], link[rel~="manifest" i], link[rel~="preload" i]',
    (link) => attributeOf(link, 'href'),
  ],
];

/** Finds the links of a page that stay on the site. */
export function linksOf(document: Document, from: string, origins: Origins): Link[] {
  return all(document, 'a[href], area[href]').flatMap((element) => {
    const target = onSite(attribute(element, 'href') ?? '', from, origins);
    return target ? [{ from, ...target }] : [];
  });
}

/** The targets of links, each once a page. */
export const linkTargets = (links: readonly Link[]): Pick<Link, 'from' | 'path'>[] => [
  ...new Map(links.map(({ from, path }) => [`${from} ${path}`, { from, path }])).values(),
];

/** Finds the site's files that pages name, each with the first page that does. */
export function filesOfPages(
  { pages, origins }: Site,
  isWanted: (kind: FileReference['kind']) => boolean,
): [file: string, page: string][] {
  const files = new Map<string, string>();
  for (const { document, path: page } of pages) {
    for (const { path, kind } of filesOf(document, page, origins)) {
      if (isWanted(kind) && !files.has(path)) files.set(path, page);
    }
  }
  return [...files];
}

/** Finds the site's files that a page names. */
export function filesOf(document: Document, from: string, origins: Origins): FileReference[] {
  return PLACES.flatMap(([kind, selector, addressesOf]) =>
    all(document, selector)
      .flatMap(addressesOf)
      .flatMap((href) => onSite(href, from, origins) ?? [])
      .map(({ path }) => ({ path, kind })),
  );
}

const attributeOf = (element: Element, name: string): string[] => {
  const value = attribute(element, name);
  return value ? [value] : [];
};

/** The addresses of a `srcset`: 'a.webp 480w, b.webp 800w'. */
const candidatesOf = (picture: Element): string[] =>
  (attribute(picture, 'srcset') ?? '')
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((href) => href !== '');
