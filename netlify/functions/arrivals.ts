import { arrivalHandlers } from '../../src/features/arrivals/arrivals.server.ts';
import { arrivalRoutes } from '../../src/features/arrivals/contract.ts';
import { serve } from '../../src/server/http/serve.ts';

export default serve(arrivalRoutes, arrivalHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: ['/api/admin/arrivals', '/api/admin/arrivals/seen'] };
