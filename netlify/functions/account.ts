import { accountHandlers } from '#admin/accounts/account.server.ts';
import { accountRoutes } from '#admin/accounts/contract.ts';
import { serve } from '#http/serve.ts';

export default serve(accountRoutes, accountHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: [
    '/api/admin/account',
    '/api/admin/account/password',
    '/api/admin/sessions',
    '/api/admin/sessions/:id',
    '/api/admin/security-log',
  ],
};
