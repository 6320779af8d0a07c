import { cleanUpHandlers } from '../../src/features/clean-up/clean-up.server.ts';
import { cleanUpRoutes } from '../../src/features/clean-up/contract.ts';
import { serve } from '../../src/server/http/serve.ts';

export default serve(cleanUpRoutes, cleanUpHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: '/api/admin/clean-up' };
