/** Writes robots.txt. The admin area and the privacy page stay open, because a crawler must read their `noindex`. */
export const robotsTxt = (siteUrl: string) => `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
