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
      // Rare, and it parses HTML by a large library.
      failedPage: async (...failure) =>
        (await import('#site/request-form/correction-page.server.ts')).correctionPage(...failure),
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
