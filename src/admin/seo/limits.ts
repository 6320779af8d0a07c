import { SECOND_MS } from '#config/limits.ts';

export const PROGRESS_MAX = 100; // Spec §9
/** A run asks in two rounds, and each address twice at most; a function ends after 60 s. */
export const SEO_REQUEST_TIMEOUT_MS = 10 * SECOND_MS;
// Result pages show about 580 px of a title on a phone.
export const SEO_TITLE_CHARS = { min: 30, max: 65 };
export const SEO_DESCRIPTION_CHARS = { min: 80, max: 160 };
export const SEO_SCORE_CAPS = { samples: 50, hidden: 40, unreachable: 10 };
