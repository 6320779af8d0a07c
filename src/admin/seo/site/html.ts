import { selectAll, selectOne } from 'css-select';
import type { AnyNode, Document, Element, ParentNode } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export type { Document, Element, ParentNode } from 'domhandler';

/** Parses a page by the HTML standard's algorithm, as a browser without JavaScript does. */
export const parseHtml = (html: string): Document => parse(html, { treeAdapter: adapter, scriptingEnabled: false });

export const all = (root: ParentNode, selector: string): Element[] => selectAll<AnyNode, Element>(selector, root);

export const first = (root: ParentNode, selector: string): Element | undefined =>
  selectOne<AnyNode, Element>(selector, root) ?? undefined;

/** Returns an attribute's trimmed value; undefined if it is missing. */
export const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attribs[name]?.trim();

const UNREAD = new Set(['script', 'style', 'template']);

/** Returns the readable text with collapsed white space, without running scripts. */
export const textOf = (node: AnyNode): string => rawTextOf(node).replace(/\s+/g, ' ').trim();

function rawTextOf(node: AnyNode): string {
  if ('data' in node && node.type === 'text') return node.data;
  if (!('children' in node) || ('name' in node && UNREAD.has(node.name))) return '';
  const text = node.children.map(rawTextOf).join('');
  return 'name' in node && INLINE.has(node.name) ? text : ` ${text} `;
}

/** Returns the texts between the tags one by one. */
export function textPartsOf(node: AnyNode): string[] {
  if ('data' in node && node.type === 'text') return node.data.trim() ? [node.data.replace(/\s+/g, ' ').trim()] : [];
  if (!('children' in node) || ('name' in node && UNREAD.has(node.name))) return [];
  return node.children.flatMap(textPartsOf);
}

const INLINE = new Set(['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'em', 'i', 'mark', 'q', 's', 'small', 'span']);
for (const name of ['strong', 'sub', 'sup', 'time', 'u', 'wbr']) INLINE.add(name);

/** Returns the source of a script or style element. */
export const sourceOf = (element: Element): string =>
  element.children.map((child) => (child.type === 'text' ? child.data : '')).join('');

/** Whether the element or an ancestor is hidden, also from screen readers alone. */
export function isHidden(element: Element): boolean {
  for (let node: ParentNode | null = element; node && 'attribs' in node; node = node.parent) {
    const { attribs, name } = node as Element;
    if (name === 'template' || 'hidden' in attribs || 'inert' in attribs || attribs['aria-hidden'] === 'true')
      return true;
  }
  return false;
}
