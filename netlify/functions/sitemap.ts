import { serveSitemap } from '#admin/seo/sitemap/serve-sitemap.server.ts';

export default serveSitemap();

// Before the built file of the same name, because a function's path comes first.
export const config = {
  region: 'fra',
  path: '/sitemap.xml',
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
