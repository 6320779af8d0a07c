import { rollUp } from '../../src/features/analytics/figures/roll-up.server.ts';
import { forgetOldViews } from '../../src/features/analytics/figures/tidy-analytics.server.ts';
import { forgetVisitorKeys } from '../../src/features/analytics/intake/visitor-hash.server.ts';
import { forgetBinned } from '../../src/features/contact/cases/bin.server.ts';
import { announceDeletions } from '../../src/features/contact/inbox/announce-deletions.server.ts';
import { forgetOldContacts, forgetOldSuspects } from '../../src/features/contact/inbox/tidy-contacts.server.ts';
import { writeWeeklyMail } from '../../src/features/contact/report/weekly-mail.server.ts';
import { forgetErasureNotes } from '../../src/features/person-data/forget-erasure-notes.server.ts';
import { forgetEndedDevices } from '../../src/features/push/keep-device.server.ts';
import { forgetOldInvitations } from '../../src/server/invitations.ts';
import { sendOutbox } from '../../src/server/outbox/deliver.ts';
import { forgetOldMessages } from '../../src/server/outbox/outbox.ts';
import { forgetOldCounters } from '../../src/server/rate-limit.ts';
import { scheduled } from '../../src/server/scheduled.ts';
import { forgetExpiredSessions } from '../../src/server/session/session.ts';

// What the privacy page promises to delete comes first; views can be deleted only when they are rolled up.
export default scheduled({
  forgetVisitorKeys,
  announceDeletions,
  forgetOldContacts,
  forgetBinned,
  forgetOldSuspects,
  forgetOldCounters,
  forgetExpiredSessions,
  forgetOldInvitations,
  forgetOldMessages,
  forgetEndedDevices,
  forgetErasureNotes,
  writeWeeklyMail,
  sendOutbox,
  rollUp,
  forgetOldViews,
});

// A plain literal: Netlify reads it without running it. In UTC: 22:05 in summer and 23:05 in winter follow midnight in
// Berlin, so that a day's visitor key goes with its day; no gap is longer than CLEAN_UP_EVERY_HOURS.
export const config = { region: 'fra', schedule: '5 4,10,16,22,23 * * *' };
