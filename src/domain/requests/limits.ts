import { HOUR_MS } from '#config/limits.ts';

export const BIN_LISTED = 200;
/** Two numbers, and when to call. */
export const PHONE_MAX_CHARS = 100;
export const PLACE_MAX_CHARS = 100;
export const MESSAGE_MAX_CHARS = 5000;
export const PRICE_MAX_CENTS = 99_999_999;
/** The same words of the same sender within this time are one request, also under another key. */
export const SAME_WORDS_MS = 1 * HOUR_MS;
/** A request's clock shows the time of day when less than this is left. */
export const REPLY_PRESSES_MS = 3 * HOUR_MS;
