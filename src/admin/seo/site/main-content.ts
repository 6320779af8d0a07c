import type { AnyNode } from 'domhandler';
import { type Document, first } from './html.ts';

const UNREAD = new Set(['script', 'style', 'template', 'svg']);

/**
 * Returns words, alternative texts and links of <main> as lines. Frame, hashed file names and today's date are left
 * out, because they change without the content.
 */
export const mainContentOf = (document: Document): string =>
  linesOf(first(document, 'main') ?? document)
    .filter((line) => line !== '')
    .join('\n');

function linesOf(node: AnyNode): string[] {
  if ('data' in node && node.type === 'text') return [node.data.replace(/\s+/g, ' ').trim()];
  if (!('children' in node)) return [];
  if (!('attribs' in node)) return node.children.flatMap(linesOf);
  // [data-today] is filled with the day of the build, and then by script (site/legal/AsOfToday.astro).
  if (UNREAD.has(node.name) || 'data-today' in node.attribs) return [];
  const { alt = '', href = '' } = node.attribs;
  return [alt.trim(), ...(isHashed(href) ? [] : [href.trim()]), ...node.children.flatMap(linesOf)];
}

const isHashed = (href: string) => href.startsWith('/_astro/');
