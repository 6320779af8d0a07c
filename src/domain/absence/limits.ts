import { SECOND_MS } from '#config/limits.ts';

export const ABSENCE_SENTENCE_MAX_CHARS = 200;
/** Visitors learn of an absence this many days ahead. */
export const ABSENCE_TOLD_DAYS = 7;
/** Requests of these days may wait for their answer as long. */
export const ABSENCE_KEPT_DAYS = 60;
/** An open page looks this often whether the owner is there: with the cache's age within 30 s. */
export const ABSENCE_LOOK_MS = 20 * SECOND_MS;
export const ABSENCE_CACHED_S = 5;
/** A page view waits no longer for it. */
export const ABSENCE_WAIT_MS = 300;
