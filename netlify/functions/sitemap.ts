import { serveSitemap } from '#admin/seo/sitemap/serve-sitemap.server.ts';

export default serveSitemap();

// Replaces the built file of this address, because a function's path comes first.
export const config = {
  region: 'fra',
  path: '/sitemap.xml',
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
