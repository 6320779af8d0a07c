/** Apart from limits.ts, because an inline script would carry all of that. */

/** How long a held click or submit waits for its island's script; then the browser handles it. */
export const ISLAND_WAIT_AT_MOST_MS = 6000;
