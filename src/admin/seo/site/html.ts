import { compile, selectAll, selectOne } from 'css-select';
import type { AnyNode, Document, Element, ParentNode } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export type { Document, Element } from 'domhandler';

export const parseHtml = (html: string): Document => parse(html, { treeAdapter: adapter, scriptingEnabled: false });

export const all = (root: ParentNode, selector: string): Element[] => selectAll<AnyNode, Element>(selector, root);

export const first = (root: ParentNode, selector: string): Element | undefined =>
  selectOne<AnyNode, Element>(selector, root) ?? undefined;

export const matcher = (selector: string): ((element: Element) => boolean) => compile<AnyNode, Element>(selector);

export const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attribs[name]?.trim();

export const attributesOf = (root: ParentNode, selector: string, name: string): string[] =>
  all(root, selector).map((element) => attribute(element, name) ?? '');

/** Without scripts; spaces separate the texts of elements. */
export const textOf = (node: AnyNode): string => textPartsOf(node).join(' ');

export function textPartsOf(node: AnyNode): string[] {
  if (node.type === 'text') return node.data.trim() ? [node.data.replace(/\s+/g, ' ').trim()] : [];
  if (!('children' in node) || ('attribs' in node && isCode(node))) return [];
  return node.children.flatMap((child) => textPartsOf(child));
}

const isCode = matcher('script, style, template');

const HIDDEN = ':is(template, [hidden], [inert], [aria-hidden="true"])';

export const isHidden = matcher(`${HIDDEN}, ${HIDDEN} *`);
