import { all, type Document, sourceOf } from './html.ts';

/** An unchecked schema.org node. */
export type LinkedNode = Record<string, unknown>;

export interface LinkedData {
  /** Nodes with a type, from all blocks of the page, nested ones included. */
  nodes: LinkedNode[];
  /** 'syntax' means that a block can't be read at all. */
  breaches: ('syntax' | 'context' | 'type')[];
}

/** Reads all JSON-LD of a page. */
export function linkedDataOf(document: Document): LinkedData {
  const data: LinkedData = { nodes: [], breaches: [] };
  for (const script of all(document, 'script[type="application/ld+json" i]')) {
    try {
      readBlock(JSON.parse(sourceOf(script)), data);
    } catch {
      data.breaches.push('syntax');
    }
  }
  return data;
}

function readBlock(block: unknown, data: LinkedData): void {
  const roots = Array.isArray(block) ? block : [block];
  for (const root of roots) {
    if (!isNode(root)) {
      data.breaches.push('syntax');
      continue;
    }
    if (!/^https?:\/\/schema\.org\/?$/.test(String(root['@context']))) data.breaches.push('context');
    const entries = Array.isArray(root['@graph']) ? root['@graph'] : [root];
    for (const entry of entries) {
      if (!isNode(entry) || typesOf(entry).length === 0) data.breaches.push('type');
      else collect(entry, data.nodes);
    }
  }
}

function collect(value: unknown, nodes: LinkedNode[]): void {
  if (Array.isArray(value)) for (const part of value) collect(part, nodes);
  if (!isNode(value)) return;
  if (typesOf(value).length > 0) nodes.push(value);
  for (const part of Object.values(value)) collect(part, nodes);
}

export const isNode = (value: unknown): value is LinkedNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a property's values, because schema.org allows one or a list. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export const typesOf = (node: LinkedNode): string[] =>
  listOf(node['@type']).flatMap((type) => (typeof type === 'string' && type ? [type] : []));

/** Whether a property is neither missing nor blank nor empty. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(isFilled);
  if (isNode(value)) return Object.keys(value).some((key) => key !== '@type');
  return value !== undefined && value !== null;
}
