import { selectAll, selectOne } from 'css-select';
import type { AnyNode, Document, Element, ParentNode } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export type { Document, Element, ParentNode } from 'domhandler';

/**
 * Parses a page as a browser without JavaScript does: parse5 is the HTML standard's own algorithm, so what we judge
 * is what browsers and search engines see, misplaced tags included.
 */
export const parseHtml = (html: string): Document => parse(html, { treeAdapter: adapter, scriptingEnabled: false });

export const all = (root: ParentNode, selector: string): Element[] => selectAll<AnyNode, Element>(selector, root);

export const first = (root: ParentNode, selector: string): Element | undefined =>
  selectOne<AnyNode, Element>(selector, root) ?? undefined;

/** An attribute's value without white space around it; undefined where it is missing. */
export const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attribs[name]?.trim();

const UNREAD = new Set(['script', 'style', 'template']);

/** The text a person can read, white space collapsed. Elements that no script has filled yet count as they stand. */
export const textOf = (node: AnyNode): string => rawTextOf(node).replace(/\s+/g, ' ').trim();

function rawTextOf(node: AnyNode): string {
  if ('data' in node && node.type === 'text') return node.data;
  if (!('children' in node) || ('name' in node && UNREAD.has(node.name))) return '';
  const text = node.children.map(rawTextOf).join('');
  return 'name' in node && INLINE.has(node.name) ? text : ` ${text} `;
}

/** The texts between the tags, one by one: what belongs together stands together, neighbours do not run into it. */
export function textPartsOf(node: AnyNode): string[] {
  if ('data' in node && node.type === 'text') return node.data.trim() ? [node.data.replace(/\s+/g, ' ').trim()] : [];
  if (!('children' in node) || ('name' in node && UNREAD.has(node.name))) return [];
  return node.children.flatMap(textPartsOf);
}

const INLINE = new Set(['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'em', 'i', 'mark', 'q', 's', 'small', 'span']);
for (const name of ['strong', 'sub', 'sup', 'time', 'u', 'wbr']) INLINE.add(name);

/** The source text inside a script or style element. */
export const sourceOf = (element: Element): string =>
  element.children.map((child) => (child.type === 'text' ? child.data : '')).join('');

/** Whether the element or one around it is hidden from everybody or from screen readers. */
export function isHidden(element: Element): boolean {
  for (let node: ParentNode | null = element; node && 'attribs' in node; node = node.parent) {
    const { attribs, name } = node as Element;
    if (name === 'template' || 'hidden' in attribs || 'inert' in attribs || attribs['aria-hidden'] === 'true')
      return true;
  }
  return false;
}
