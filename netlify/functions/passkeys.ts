import { passkeyRoutes } from '#admin/sign-in/passkeys/contract.ts';
import { passkeyHandlers } from '#admin/sign-in/passkeys/passkeys.server.ts';
import { serve } from '#http/serve.ts';

export default serve(passkeyRoutes, passkeyHandlers);

export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: [
    '/api/admin/passkey',
    '/api/admin/passkey/options',
    '/api/admin/passkey/proof',
    '/api/admin/passkeys',
    '/api/admin/passkeys/options',
    '/api/admin/passkeys/:id',
  ],
  rateLimit: { windowLimit: 300, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
