import { seoRoutes } from '#admin/seo/contract.ts';
import { seoHandlers } from '#admin/seo/seo.server.ts';
import { serve } from '#http/serve.ts';

export default serve(seoRoutes, seoHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: ['/api/admin/seo', '/api/admin/seo/state', '/api/admin/seo/sitemap'] };
