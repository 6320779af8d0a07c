/**
 * Lets browsers prefetch public pages that a visitor is about to open (Speculation Rules, HTML). Leaves out the
 * owner's area and the functions.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/api/*', '/.netlify/*', '/_astro/*'] } },
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;

/** The rules' path; netlify.toml sets their type. */
export const SPECULATION_RULES = '/speculation-rules.json';

/** The header that links the rules, on public pages only. */
export const speculationHeader = (file: string): Record<string, string> =>
  file.startsWith('admin') ? {} : { 'Speculation-Rules': `"${SPECULATION_RULES}"` };
