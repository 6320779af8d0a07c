import { business } from '#content/business.ts';

/** The admin area and the privacy page stay open, because a crawler must read their `noindex`. Fetchers of calendars may obey, too. */
export const GET = () =>
  new Response(`User-agent: *
Allow: /api/calendar/
Disallow: /api/

Sitemap: ${business.siteUrl}/sitemap.xml
`);
