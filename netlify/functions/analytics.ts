import { analyticsHandlers } from '../../src/features/analytics/analytics.server.ts';
import { analyticsRoutes } from '../../src/features/analytics/contract.ts';
import { serve } from '../../src/server/http/serve.ts';

export default serve(analyticsRoutes, analyticsHandlers);

// A plain literal: Netlify reads it without running it. `rateLimit` is enforced before the function is even started.
export const config = {
  path: ['/api/analytics', '/api/analytics/interaction', '/api/admin/analytics', '/api/admin/analytics/summary'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
