import { forgetAbsences } from '#domain/absence/absences.server.ts';
import { forgetErasureNotes } from '#domain/erasure/erasure-notes.server.ts';
import { forgetOldCustomers, forgetOldRequests } from '#domain/jobs/retention.server.ts';
import { sendOutbox } from '#domain/messages/deliver.server.ts';
import { forgetOldMessages } from '#domain/messages/outbox.server.ts';
import { forgetEndedDevices } from '#domain/people/devices.server.ts';
import { forgetEndedRights, forgetExpiredSessions } from '#domain/people/end-access.server.ts';
import { forgetBinned } from '#domain/requests/case/bin.server.ts';
import { forgetPhotos } from '#domain/requests/photos/photos.server.ts';
import { forgetOldSuspects } from '#domain/requests/suspects.server.ts';
import { forgetPictures } from '#domain/site/pictures.server.ts';
import { forgetOldFacts } from '#domain/site/revisions.server.ts';
import { forgetOldViews } from '#domain/visits/view-store.server.ts';
import { forgetVisitorKeys } from '#domain/visits/visitor-hash.server.ts';
import { scheduled } from '#http/scheduled.ts';
import { forgetOldCounters } from '#server/rate-limit.ts';

// The privacy page's deletions come first.
export default scheduled({
  forgetVisitorKeys,
  forgetOldRequests,
  forgetBinned,
  forgetOldCustomers,
  forgetOldSuspects,
  forgetPhotos,
  forgetOldFacts,
  forgetPictures,
  forgetAbsences,
  forgetOldCounters,
  forgetExpiredSessions,
  forgetEndedRights,
  forgetOldMessages,
  forgetEndedDevices,
  forgetErasureNotes,
  sendOutbox,
  forgetOldViews,
});

// In UTC: 22:05 in summer and 23:05 in winter follow midnight in
// Berlin, so that a day's visitor key is deleted after its day. No gap exceeds CLEAN_UP_EVERY_HOURS.
export const config = { region: 'fra', includedFiles: ['*.mjs'], schedule: '5 4,10,16,22,23 * * *' };
