/** What a held touch needs; apart from limits.ts, which an inline script would carry along as a whole. */

/** A click or submit waits this long for its island's script; then the browser does it without (ours). */
export const ISLAND_WAIT_AT_MOST_MS = 6000;
