import { resetRoutes } from '#admin/sign-in/contract.ts';
import { resetHandlers } from '#admin/sign-in/reset.server.ts';
import { serve } from '#http/serve.ts';

export default serve(resetRoutes, resetHandlers);

export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/admin/password-reset', '/api/admin/password-reset/password'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
