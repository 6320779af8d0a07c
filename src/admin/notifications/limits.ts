import { SECOND_MS } from '#config/limits.ts';

export const PUSH_SIGN_IN_MS = 30 * SECOND_MS;
export const PUSH_ENDPOINT_MAX_CHARS = 1000;
/** Longest quiet hours: a reminder still comes in time, even when the clocks change. */
export const QUIET_HOURS_MAX = 16;
/** Per administrator; each goes to up to five addresses. */
export const TEST_MAILS_PER_HOUR = 5;
