import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page's policy allows: the hashes of its inline scripts and styles (`'sha256-…'`), and its manifest. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
  hasManifest?: boolean;
}

/** All other sources are forbidden; OWASP ASVS 5 V3.4.3 wants object-src, base-uri and frame-ancestors closed. */
const DIRECTIVES = [
  "default-src 'none'",
  // A chosen photo, where a browser can decode it only by an image element.
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

export function pagePolicy({ scripts, styles, hasManifest }: InlineHashes): string {
  return [
    ...DIRECTIVES,
    // Not on the visitors' pages, because a header costs its bytes uncompressed. The area frames a page of ours.
    ...(hasManifest ? ["manifest-src 'self'", "frame-src 'self'"] : []),
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
  ].join(';');
}

export function inlineHashes(html: string): InlineHashes {
  const elements = [...elementsIn(parse(html))];
  const scripts = elements.filter((element) => element.tagName === 'script' && isCode(element));
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const hasManifest = elements.some(({ attrs }) =>
    attrs.some(({ name, value }) => name === 'rel' && value === 'manifest'),
  );
  return { scripts: hashesOf(scripts), styles: hashesOf(styles), ...(hasManifest && { hasManifest }) };
}

export const unionOf = (pages: readonly InlineHashes[]): InlineHashes => ({
  scripts: [...new Set(pages.flatMap(({ scripts }) => scripts))],
  styles: [...new Set(pages.flatMap(({ styles }) => styles))],
  hasManifest: pages.some(({ hasManifest }) => hasManifest),
});

function* elementsIn(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
  // A script may later put a template's content into the page.
  if ('content' in node) yield* elementsIn(node.content);
}

/** Whether a script's text runs: not with `src`, and not with a data type like application/ld+json. */
function isCode({ attrs }: Element): boolean {
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  return !attrs.some(({ name }) => name === 'src') && (!type.includes('/') || type.endsWith('/javascript'));
}

function hashesOf(elements: readonly Element[]): string[] {
  const texts = elements.map(({ childNodes }) => childNodes.map((child) => ('value' in child ? child.value : '')));
  return [...new Set(texts.map((parts) => hash(parts.join(''))))];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
