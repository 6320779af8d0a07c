import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What rewriteHtml() may change, and what `npm run dev` adds, is no part of it. */
const UNSEEN = new Set(['script', 'style', 'link', 'meta', '#comment', '#documentType']);

/** A page's elements with their roles, names and texts, each in a line: the same whether its HTML was rewritten or not. */
export const shownPage = (html: string): string =>
  shown(parse(html))
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/ ?(<[^>]*>) ?/g, '\n$1\n');

function shown(node: Node): string {
  if (UNSEEN.has(node.nodeName)) return '';
  if ('value' in node) return node.value;
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  const inside = children.map(shown).join('');
  const attributes = 'attrs' in node ? node.attrs : [];
  if (attributes.some(({ name, value }) => name === 'class' && value === 'together')) return inside;
  // A file that is built has another address while developing.
  const said = attributes.filter(
    ({ name, value }) => /^(role|id|for|name|type|href|alt|aria-.*)$/.test(name) && !value.startsWith('/_'),
  );
  return `<${[node.nodeName, ...said.map(({ name, value }) => `${name}=${value}`)].join(' ')}>${inside}</>`;
}
