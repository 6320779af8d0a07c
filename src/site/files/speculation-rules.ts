/**
 * Which pages a browser may fetch before somebody asks for them (Speculation Rules, HTML): those a visitor is about to
 * press, of our own public ones. Not the owner's area, and nothing that a function makes. Where data are to be saved,
 * browsers don't.
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

/** Where they lie; netlify.toml says of what type they are. */
export const SPECULATION_RULES = '/speculation-rules.json';

/** The header that brings the rules along with a public page, and with no other. */
export const speculationHeader = (file: string): Record<string, string> =>
  file.startsWith('admin') ? {} : { 'Speculation-Rules': `"${SPECULATION_RULES}"` };
