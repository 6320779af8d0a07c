import { cleanUpHandlers } from '#admin/status/clean-up.server.ts';
import { cleanUpRoutes } from '#admin/status/contract.ts';
import { serve } from '#http/serve.ts';

export default serve(cleanUpRoutes, cleanUpHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: '/api/admin/clean-up' };
