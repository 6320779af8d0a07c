import { healthRoutes } from '#admin/status/contract.ts';
import { healthHandlers } from '#admin/status/health.server.ts';
import { serve } from '#http/serve.ts';

export default serve(healthRoutes, healthHandlers);

export const config = {
  region: 'fra',
  path: '/api/health',
  rateLimit: { windowLimit: 180, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
