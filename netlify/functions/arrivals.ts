import { arrivalHandlers } from '#admin/inbox/arrivals/arrivals.server.ts';
import { arrivalRoutes } from '#admin/inbox/arrivals/contract.ts';
import { serve } from '#http/serve.ts';

export default serve(arrivalRoutes, arrivalHandlers);

// A plain literal: Netlify reads it without running it.
export const config = { region: 'fra', path: ['/api/admin/arrivals', '/api/admin/arrivals/seen'] };
