import { analyticsHandlers } from '#admin/analytics/analytics.server.ts';
import { analyticsRoutes } from '#admin/analytics/contract.ts';
import { serve } from '#http/serve.ts';

export default serve(analyticsRoutes, analyticsHandlers);

// A plain literal: Netlify reads it without running it. `rateLimit` is a second fence, before the function is started.
export const config = {
  region: 'fra',
  path: ['/api/analytics', '/api/analytics/interaction', '/api/admin/analytics', '/api/admin/analytics/summary'],
  rateLimit: { windowLimit: 900, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
