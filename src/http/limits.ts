import { KIB, MINUTE_MS, SECOND_MS } from '#config/limits.ts';

export const JSON_BODY_MAX_BYTES = 32 * KIB;
/** Longer answers are compressed and streamed, because Netlify limits them to 6 MB at once and 20 MB as a stream. */
export const COMPRESS_FROM_CHARS = 64 * KIB;
export const RETRY_AFTER_OUTAGE_S = 10;
/** Access, a person's data, erasing and copies ask for the password unless it was given this recently (ASVS 7.5.3). */
export const PROOF_LIFETIME_MS = 10 * MINUTE_MS;
export const WRONG_PROOFS_PER_SESSION = 10;
export const SCHEDULED_NOTE_MS = 3 * SECOND_MS;
