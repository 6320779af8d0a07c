import { serveSitemap } from '#admin/seo/sitemap/serve-sitemap.server.ts';

// No path of its own: netlify.toml sends it /sitemap.xml, by force.
export default serveSitemap();

export const config = { region: 'fra' };
