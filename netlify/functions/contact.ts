import { contactHandlers } from '#admin/inbox/contact.server.ts';
import { contactRoutes } from '#admin/inbox/contact-contract.ts';
import { serve } from '#http/serve.ts';
import { correctionPage } from '#site/request-form/correction-page.server.ts';

export default serve(contactRoutes, contactHandlers, { send: { doneAt: '/danke#da', failedPage: correctionPage } });

// A plain literal: Netlify reads it without running it. `rateLimit` is a second fence, before the function is started.
export const config = {
  region: 'fra',
  path: [
    '/api/contact',
    '/api/admin/contact',
    '/api/admin/contact/:id',
    '/api/admin/contact/:id/history',
    '/api/admin/contact/:id/date/:before',
    '/api/admin/contact-stats',
    '/api/admin/contact-version',
    '/api/admin/contact-waiting',
    '/api/admin/contact-bin',
    '/api/admin/contact-bin/:id',
    '/api/admin/contact-bin/:id/restore',
    '/api/admin/contact-suspects',
    '/api/admin/contact-suspects/restore',
    '/api/admin/contact-suspects/:id',
    '/api/admin/contact-suspects/:id/accept',
    '/api/admin/reply-templates',
    '/api/admin/reply-templates/:slot',
  ],
  rateLimit: { windowLimit: 900, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
