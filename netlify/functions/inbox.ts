import { requestHandlers } from '#admin/inbox/request-handlers.server.ts';
import { requestRoutes } from '#admin/inbox/request-routes.ts';
import { serve } from '#http/serve.ts';

export default serve(requestRoutes, requestHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: [
    '/api/admin/contact',
    '/api/admin/contact/:id',
    '/api/admin/contact/:id/history',
    '/api/admin/contact/:id/date/:before',
    '/api/admin/contact-stats',
    '/api/admin/contact-waiting',
    '/api/admin/contact-export',
    '/api/admin/contact-bin',
    '/api/admin/contact-bin/:id',
    '/api/admin/contact-bin/:id/restore',
    '/api/admin/contact-suspects',
    '/api/admin/contact-suspects/search',
    '/api/admin/contact-suspects/restore',
    '/api/admin/contact-suspects/:id/accept',
    '/api/admin/reply-templates',
    '/api/admin/reply-templates/:slot',
  ],
};
