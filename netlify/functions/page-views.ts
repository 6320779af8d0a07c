import { serve } from '#http/serve.ts';
import { pageViewRoutes } from '#site/page-views/contract.ts';
import { pageViewHandlers } from '#site/page-views/page-views.server.ts';

export default serve(pageViewRoutes, pageViewHandlers);

export const config = {
  region: 'fra',
  path: ['/api/analytics', '/api/analytics/interaction'],
  rateLimit: { windowLimit: 900, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
