/** A separate file, because an inline script that imports limits.ts would carry all of it. */

/** Longest wait of a held click or submit for its island's script; then the browser handles it. */
export const ISLAND_WAIT_AT_MOST_MS = 6000;
