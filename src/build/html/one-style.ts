/**
 * The styles that a page brings along as one element, in the place of the first: each would have its own hash in the
 * page's policy, 54 bytes that do not compress.
 */
export function oneStyle(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const texts = [...head.matchAll(STYLE)].map(([, text]) => text);
  let isFirst = true;
  const single = head.replace(STYLE, () => {
    const kept = isFirst ? `<style>${texts.join('').replace(NOTICE, '')}</style>` : '';
    isFirst = false;
    return kept;
  });
  return single + html.slice(end);
}

/** Tailwind's notice; none of its styles are in a page but the names of ours. */
const NOTICE = /\/\*! tailwindcss[^*]*\*\/\s*/g;

/** Without attributes: what Vite adds while the site is being written has some, and stays. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;
