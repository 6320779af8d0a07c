import { linkRoutes } from '#admin/sign-in/contract.ts';
import { linkHandlers } from '#admin/sign-in/links.server.ts';
import { serve } from '#http/serve.ts';

export default serve(linkRoutes, linkHandlers);

export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/admin/password-reset', '/api/admin/password-reset/password', '/api/admin/new-address'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
