import { business } from '#content/business.ts';

/** The admin area and the privacy page stay open, because a crawler must read their `noindex`. */
export const GET = () =>
  new Response(`User-agent: *
Disallow: /api/

Sitemap: ${business.siteUrl}/sitemap.xml
`);
