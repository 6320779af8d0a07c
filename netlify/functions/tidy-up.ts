import { tidyAnalytics } from '../../src/features/analytics/tidy-analytics.server.ts';
import { forgetOldContacts, forgetOldSuspects } from '../../src/features/contact/tidy-contacts.server.ts';
import { forgetOldCounters } from '../../src/server/rate-limit.ts';
import { scheduled } from '../../src/server/scheduled.ts';
import { forgetExpiredSessions } from '../../src/server/session/session.ts';

export default scheduled({
  tidyAnalytics,
  forgetOldCounters,
  forgetExpiredSessions,
  forgetOldSuspects,
  forgetOldContacts,
});

// A plain literal: Netlify reads it without running it. Every hour, so that a day's visitor key goes with its day.
export const config = { region: 'fra', schedule: '5 * * * *' };
