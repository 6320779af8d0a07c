import { DAY_MS, SECOND_MS } from '#config/limits.ts';

/** A swipe ends after this long without scrolling, because not every browser knows `scrollend`. */
export const SWIPE_AT_REST_MS = 120;
export const TOAST_DURATION_MS = 5 * SECOND_MS; // Spec §9
export const TOAST_REMOVE_DELAY_MS = 1_000_000; // Spec §9
export const TOAST_SWIPE_THRESHOLD_PX = 50; // Spec §9
export const DRAFT_KEPT_MS = 7 * DAY_MS;
/** Longest wait of a held click or submit for its island's script; then the browser handles it. */
export const ISLAND_WAIT_AT_MOST_MS = 6 * SECOND_MS;
/** Wait after the browser says that it is online, because it says so before it can fetch. */
export const NETWORK_SETTLES_MS = SECOND_MS;
