import { sessionRoutes } from '#admin/sign-in/contract.ts';
import { sessionHandlers } from '#admin/sign-in/session.server.ts';
import { serve } from '#http/serve.ts';

export default serve(sessionRoutes, sessionHandlers);

export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/admin/user', '/api/admin/login', '/api/admin/logout', '/api/admin/proof', '/api/admin/invitation'],
  rateLimit: { windowLimit: 300, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
