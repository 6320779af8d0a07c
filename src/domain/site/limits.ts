import { DAY_MS, MINUTE_MS, SECOND_MS } from '#config/limits.ts';

/** A build without a word for this long has died; Netlify ends one after 15 minutes. */
export const BUILD_SILENT_MS = 20 * MINUTE_MS;
export const BUILD_HOOK_TIMEOUT_MS = 10 * SECOND_MS;
export const REVISIONS_LISTED = 100;
/** A revision can be published again for a year; then only its sentences are kept. */
export const REVISION_FACTS_MS = 365 * DAY_MS;
