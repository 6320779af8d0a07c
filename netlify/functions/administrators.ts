import { administratorHandlers } from '#admin/accounts/administrators/administrators.server.ts';
import { administratorRoutes } from '#admin/accounts/administrators/contract.ts';
import { serve } from '#http/serve.ts';

export default serve(administratorRoutes, administratorHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: [
    '/api/admin/administrators',
    '/api/admin/administrators/:id',
    '/api/admin/administrators/:id/owner',
    '/api/admin/invitations',
    '/api/admin/invitations/:id',
  ],
};
