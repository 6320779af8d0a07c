import { pushRoutes } from '#admin/notifications/push/contract.ts';
import { pushHandlers } from '#admin/notifications/push/push.server.ts';
import { serve } from '#http/serve.ts';

export default serve(pushRoutes, pushHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: [
    '/api/admin/push',
    '/api/admin/push/key',
    '/api/admin/push/devices',
    '/api/admin/push/devices/:id',
    '/api/admin/push/devices/:id/test',
  ],
};
