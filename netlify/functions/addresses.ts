import { addressHandlers } from '#admin/accounts/addresses/addresses.server.ts';
import { addressRoutes } from '#admin/accounts/addresses/contract.ts';
import { serve } from '#http/serve.ts';

export default serve(addressRoutes, addressHandlers);

export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: '/api/admin/new-address',
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
