import { seoRoutes } from '../../src/features/seo/contract.ts';
import { seoHandlers } from '../../src/features/seo/seo.server.ts';
import { serve } from '../../src/server/http/serve.ts';

export default serve(seoRoutes, seoHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: ['/api/admin/seo', '/api/admin/seo/state', '/api/admin/seo/sitemap'] };
