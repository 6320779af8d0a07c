import * as firm from '#facts/firm.ts';

/** The admin area and the privacy page stay open, because a crawler must read their `noindex`. Fetchers of calendars may obey, too. */
export const GET = () =>
  new Response(`User-agent: *
Allow: /api/calendar/
Disallow: /api/

Sitemap: ${firm.siteUrl}/sitemap.xml
`);
