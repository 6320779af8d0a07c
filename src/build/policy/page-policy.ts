import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The scripts and styles that a page brings along itself, as a policy names them: `'sha256-…'`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * What every page may do; whatever is not named may not be done (OWASP ASVS 5 V3.4.3 wants object-src, base-uri and
 * frame-ancestors closed).
 */
const DIRECTIVES = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The Content-Security-Policy for pages with these scripts and styles. */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return [
    ...DIRECTIVES,
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
  ].join(';');
}

/** The hashes of a page's own scripts and styles, read as a browser reads them. */
export function inlineHashes(html: string): InlineHashes {
  const elements = [...elementsIn(parse(html))];
  const scripts = elements.filter((element) => element.tagName === 'script' && isCode(element));
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

/** The hashes of several pages together. */
export const unionOf = (pages: readonly InlineHashes[]): InlineHashes => ({
  scripts: [...new Set(pages.flatMap(({ scripts }) => scripts))],
  styles: [...new Set(pages.flatMap(({ styles }) => styles))],
});

function* elementsIn(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
  // What a template holds may be put into the page later.
  if ('content' in node) yield* elementsIn(node.content);
}

/** Whether a script's text is run: a file has its own, and a type like application/ld+json makes it data. */
function isCode({ attrs }: Element): boolean {
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  return !attrs.some(({ name }) => name === 'src') && (!type.includes('/') || type.endsWith('/javascript'));
}

function hashesOf(elements: readonly Element[]): string[] {
  const texts = elements.map(({ childNodes }) => childNodes.map((child) => ('value' in child ? child.value : '')));
  return [...new Set(texts.map((parts) => hash(parts.join(''))))];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
