/**
 * Lets browsers prefetch public pages that a visitor is about to open (Speculation Rules, HTML). Leaves out the
 * owner's area and the functions. astro.config.mjs links it on public pages, and netlify.toml sets its type.
 */
const rules = {
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
};

export const GET = () => Response.json(rules);
