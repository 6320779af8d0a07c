import { analyticsHandlers } from '#admin/analytics/analytics.server.ts';
import { analyticsRoutes } from '#admin/analytics/contract.ts';
import { serve } from '#http/serve.ts';

export default serve(analyticsRoutes, analyticsHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: ['/api/admin/analytics', '/api/admin/analytics/summary'] };
