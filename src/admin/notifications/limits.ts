import { SECOND_MS } from '#config/limits.ts';

export const PUSH_SIGN_IN_MS = 30 * SECOND_MS;
export const PUSH_ENDPOINT_MAX_CHARS = 1000;
/** Per administrator; each goes to up to five addresses. */
export const TEST_MAILS_PER_HOUR = 5;
