import { notificationRoutes } from '#admin/notifications/contract.ts';
import { notificationHandlers } from '#admin/notifications/notifications.server.ts';
import { serve } from '#http/serve.ts';

export default serve(notificationRoutes, notificationHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/admin/notifications', '/api/admin/notifications/test', '/api/admin/notifications/arrived'],
};
