import { DAY_MS, MINUTE_MS } from '#config/limits.ts';

export const BACKUP_HOUR = 2; // Spec §9: Sunday 02:00, Europe/Berlin
/** A week and a day (ruling 16). */
export const BACKUP_FRESH_MS = 8 * DAY_MS;
export const BACKUP_STATEMENT_TIMEOUT_MS = 2 * MINUTE_MS;
export const BACKUP_PAGE_ROWS = 1_000;
export const BACKUPS_LISTED = 200;
/** Tries a copy again no sooner, because another function may be sending it. */
export const COPY_AGAIN_MS = 30 * MINUTE_MS;
