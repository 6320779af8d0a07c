/**
 * What crawlers may fetch. The admin area and the privacy page are open on purpose: they say `noindex`, and a
 * crawler that may not fetch a page never reads that.
 */
export const robotsTxt = (siteUrl: string) => `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
