import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that rewriteHtml() may change or `npm run dev` adds. */
const UNSEEN = new Set(['script', 'style', 'link', 'meta', '#comment', '#documentType']);

/** Lists a page's elements with roles, names and texts, one a line. Rewriting the HTML does not change the result. */
export const shownPage = (html: string): string =>
  shown(parse(html))
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/ ?(<[^>]*>) ?/g, '\n$1\n');

function shown(node: Node): string {
  if (UNSEEN.has(node.nodeName)) return '';
  if ('value' in node) return node.value;
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  const inside = children.map(shown).join('');
  const attributes = 'attrs' in node ? node.attrs : [];
  if (attributes.some(({ name, value }) => name === 'class' && value === 'together')) return inside;
  // A built file has another address during development.
  const said = attributes.filter(
    ({ name, value }) => /^(role|id|for|name|type|href|alt|aria-.*)$/.test(name) && !value.startsWith('/_'),
  );
  return `<${[node.nodeName, ...said.map(({ name, value }) => `${name}=${value}`)].join(' ')}>${inside}</>`;
}
