import { all, type Document, sourceOf } from '../site/html.ts';

/** An unchecked schema.org node. */
export type LinkedNode = Record<string, unknown>;

interface LinkedData {
  /** Nodes with a type, from all blocks of the page, nested ones included. */
  nodes: LinkedNode[];
  breaches: string[];
  /** Whether a block can't be read at all, so that its nodes are unknown. */
  isBroken: boolean;
}

export function linkedDataOf(document: Document): LinkedData {
  const data: LinkedData = { nodes: [], breaches: [], isBroken: false };
  for (const script of all(document, 'script[type="application/ld+json" i]')) {
    try {
      for (const root of listOf(JSON.parse(sourceOf(script)))) readRoot(root as LinkedNode, data);
    } catch {
      data.isBroken = true;
      data.breaches.push('Ein JSON-LD-Block lässt sich nicht lesen.');
    }
  }
  return data;
}

function readRoot(root: LinkedNode, { nodes, breaches }: LinkedData): void {
  if (!/^https?:\/\/schema\.org\/?$/.test(String(root['@context']))) {
    breaches.push('Ein JSON-LD-Block nennt als @context nicht https://schema.org.');
  }
  for (const entry of listOf(root['@graph'] ?? root)) {
    if (isNode(entry) && typesOf(entry).length > 0) collect(entry, nodes);
    else breaches.push('Ein Eintrag der strukturierten Daten hat keinen @type.');
  }
}

function collect(value: unknown, nodes: LinkedNode[]): void {
  if (isNode(value) && typesOf(value).length > 0) nodes.push(value);
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, nodes);
}

export const isNode = (value: unknown): value is LinkedNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a property's values, because schema.org allows one or a list. */
export const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

export const typesOf = (node: LinkedNode): string[] =>
  listOf(node['@type']).filter((type): type is string => typeof type === 'string' && type !== '');

export const missingIn = (node: LinkedNode, fields: readonly string[]): string[] =>
  fields.filter((field) => !isFilled(node[field]));

export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(isFilled);
  if (isNode(value)) return Object.keys(value).some((key) => key !== '@type');
  return value !== undefined && value !== null;
}

/** Finds the nodes that describe the business: schema.org's LocalBusiness, and the kinds that such a trade may choose. */
export const businessesOf = (document: Document): LinkedNode[] =>
  linkedDataOf(document).nodes.filter((node) => typesOf(node).some((type) => BUSINESS.test(type)));

const BUSINESS = /Business$|Contractor$|^(ProfessionalService|HousePainter|Electrician|Plumber|Locksmith)$/;
