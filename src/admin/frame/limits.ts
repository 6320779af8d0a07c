import { MINUTE_MS, SECOND_MS } from '#config/limits.ts';

export const QUERY_FRESH_MS = 10 * SECOND_MS; // Spec §7
export const PAGE_RETRY_MS = 5 * SECOND_MS;
/** The shortest time between two reloads of the document, when retries do not help. */
export const RELOAD_AGAIN_AFTER_MS = 1 * MINUTE_MS;
