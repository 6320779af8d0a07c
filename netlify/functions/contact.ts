import { serve } from '#http/serve.ts';
import { intakeRoutes } from '#site/request-form/contract.ts';
import { intakeHandlers } from '#site/request-form/intake.server.ts';

export default serve(intakeRoutes, intakeHandlers, {
  send: {
    doneAt: '/danke#da',
    // Rare, and it parses HTML by a large library.
    failedPage: async (...failure) =>
      (await import('#site/request-form/correction-page.server.ts')).correctionPage(...failure),
  },
});

// A plain literal: Netlify reads it without running it. `rateLimit` refuses floods before the function starts.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/contact', '/api/holiday'],
  rateLimit: { windowLimit: 900, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
