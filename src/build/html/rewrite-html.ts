import { keepTogether } from './keep-together.ts';
import { oneStyle } from './one-style.ts';
import { shortDrawings } from './short-drawings.ts';

/**
 * Rewrites a page as Astro rendered it: German typography for all texts, one style, short drawings.
 * REWRITE_HTML=off leaves it as it is, to find out whether a fault is Astro's or ours.
 */
export const rewriteHtml = (html: string): string =>
  process.env.REWRITE_HTML === 'off' ? html : shortDrawings(oneStyle(keepTogether(html)));
