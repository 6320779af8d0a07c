import { administratorHandlers } from '../../src/features/administrators/administrators.server.ts';
import { administratorRoutes } from '../../src/features/administrators/contract.ts';
import { serve } from '../../src/server/http/serve.ts';

export default serve(administratorRoutes, administratorHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  path: [
    '/api/admin/administrators',
    '/api/admin/administrators/:id',
    '/api/admin/invitations',
    '/api/admin/invitations/:id',
  ],
};
