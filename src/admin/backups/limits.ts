import { DAY_MS, SECOND_MS } from '#config/limits.ts';

/** Longest wait of the button for its backup; Netlify ends a function after 60 s. */
export const BACKUP_WAIT_MS = 40 * SECOND_MS;
export const BACKUP_POLL_MS = 250;
export const BACKUP_TRIGGER_TIMEOUT_MS = 10 * SECOND_MS;
export const COPY_ASKED_AFTER_MS = 30 * DAY_MS;
