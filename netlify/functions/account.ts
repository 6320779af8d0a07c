import { accountHandlers } from '../../src/features/account/account.server.ts';
import { accountRoutes } from '../../src/features/account/contract.ts';
import { serve } from '../../src/server/http/serve.ts';

export default serve(accountRoutes, accountHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  path: ['/api/admin/account', '/api/admin/account/password', '/api/admin/sessions', '/api/admin/sessions/:id'],
};
