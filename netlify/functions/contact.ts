import { serve } from '#http/serve.ts';
import { holidayNoteRoutes, intakeRoutes, photoRoutes } from '#site/request-form/contract.ts';
import { holidayNoteHandlers, intakeHandlers } from '#site/request-form/intake.server.ts';
import { photoHandlers } from '#site/request-form/photos/photos.server.ts';

// The form asks for the holiday when it is first touched, which wakes the function before the request comes.
export default serve(
  { ...intakeRoutes, ...photoRoutes, ...holidayNoteRoutes },
  { ...intakeHandlers, ...photoHandlers, ...holidayNoteHandlers },
  {
    send: {
      doneAt: '/danke#da',
      failedPage: async (error) => (await import('#site/request-form/refused-page.server.ts')).refusedPage(error),
    },
  },
);

// A plain literal: Netlify reads it without running it. `rateLimit` refuses floods before the function starts.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/contact', '/api/contact/photos/:place', '/api/holiday'],
  rateLimit: { windowLimit: 900, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
