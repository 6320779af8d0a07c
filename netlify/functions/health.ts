import { healthRoutes } from '../../src/features/health/contract.ts';
import { healthHandlers } from '../../src/features/health/health.server.ts';
import { serve } from '../../src/server/http/serve.ts';

export default serve(healthRoutes, healthHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { path: '/api/health' };
