import { HOUR_MS, KIB, MINUTE_MS, type PictureLimits, SECOND_MS } from '#config/limits.ts';

export const PHONE_REVEAL_MS = 300; // Spec §2
export const ADDRESS_REVEAL_MS = 250; // Spec §2
export const EMAIL_REVEAL_MS = 1 * SECOND_MS; // Spec §2
export const CONTACT_SEND_TIMEOUT_MS = 20 * SECOND_MS;
export const CONTACT_WINDOW_MS = 10 * MINUTE_MS;
export const PHOTOS_FOLLOW_MS = 1 * HOUR_MS;
/** Bytes that one client may store a day: four requests with the largest photos. More from its networks, as of requests. */
export const PHOTO_BYTES_PER_DAY_AND_CLIENT = 16 * KIB * KIB;
/** Bytes of all clients a day, but for each one's first photos; bounds what a flood costs (`npm run costs`). */
export const PHOTO_BYTES_PER_DAY = 100 * KIB * KIB;
/** The smallest weight of a photo in its client's counter, because each costs a call. */
export const PHOTO_MIN_BYTES = 256 * KIB;
/** Ends a photo's way that does not move for this long; how often the browser tries, and its wait before that. */
export const PHOTO_STALL_MS = 2 * MINUTE_MS;
export const PHOTO_TRIES = 2;
export const PHOTO_RETRY_MS = 2 * SECOND_MS;
/** A visitor's browser stays below, because four photos must arrive within 30 s on slow 4G (750 kbit/s). */
export const VISITORS_PHOTO: PictureLimits = { maxSidePx: 1600, maxBytes: 600 * KIB };
/** A thousandth of Neon's free 0.5 GB, for an IPv4 address or /64; twice as much for a /56, four times for a /48. */
export const REQUEST_BYTES_PER_DAY_AND_CLIENT = 500 * KIB;
/** Above these numbers, requests are kept apart without a message: they are a flood that looks like people. */
export const REQUESTS_PER_DAY_AND_CLIENT = 200;
export const REQUESTS_PER_DAY = 2000;
