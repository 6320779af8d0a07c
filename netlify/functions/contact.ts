import { serve } from '#http/serve.ts';
import { intakeRoutes, photoRoutes } from '#site/request-form/contract.ts';
import { intakeHandlers } from '#site/request-form/intake.server.ts';
import { photoHandlers } from '#site/request-form/photos/photos.server.ts';

// Open pages look for an absence here, which wakes the function before a request comes.
export default serve(
  { ...intakeRoutes, ...photoRoutes },
  { ...intakeHandlers, ...photoHandlers },
  {
    send: {
      doneAt: '/danke#da',
      failedPage: async (error) => (await import('#site/request-form/refused-page.server.ts')).refusedPage(error),
    },
  },
);

export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/contact', '/api/contact/photos/:place', '/api/absence'],
  rateLimit: { windowLimit: 900, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
