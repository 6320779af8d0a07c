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
    const kept = isFirst ? `<style>${texts.join('')}</style>` : '';
    isFirst = false;
    return kept;
  });
  return single + html.slice(end);
}

/** Without attributes: what Vite adds while the site is being written has some, and stays. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;
