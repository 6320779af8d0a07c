import { keepTogether } from './keep-together.ts';

/** REWRITE_HTML=off returns Astro's page unchanged, to find out whether a fault is Astro's or ours. */
export const rewriteHtml = (html: string): string =>
  process.env.REWRITE_HTML === 'off' ? html : withoutEndTags(oneStyle(keepTogether(html)));

/** Merges a page's style elements, because each costs the policy a hash of 54 bytes that do not compress. */
function oneStyle(html: string): string {
  const texts = Array.from(html.matchAll(STYLE), ([, text]) => text);
  const style = `<style>${texts.join('').replace(NOTICE, '')}</style>`;
  return html.replace(STYLE, '').replace(/<script>|<\/head>/, (found) => style + found);
}

const NOTICE = /\/\*! tailwindcss[^*]*\*\/\s*/g;

/** Matches no attributes, because Vite's own styles in `npm run dev` have some, and must stay. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Leaves out end tags that HTML lets out (HTML §13.1.2.4), because they cost 50 bytes of a page. */
const withoutEndTags = (html: string): string => html.replace(/<\/(?:li|option|td|th|tr|dt|dd)>/g, '');
