import { MINUTE_MS, SECOND_MS } from '#config/limits.ts';

export const DATABASE_CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
export const DATABASE_QUERY_TIMEOUT_MS = 15 * SECOND_MS;
/** How long a migration waits for a table, and all others behind it. Its tries outlast a backup of 40 s. */
export const MIGRATION_LOCK_TIMEOUT_MS = 2 * SECOND_MS;
export const MIGRATION_PAUSE_MS = 5 * SECOND_MS;
export const MIGRATION_TRIES = 12;
/** Connections idle for longer are replaced, because those of a frozen instance may be dead. */
export const DATABASE_REST_MS = 30 * SECOND_MS;
/** A dead connection must not cost a visitor 15 s: asks for a sign of life, with the second number as time-out. */
export const DATABASE_FRESH_MS = 100;
export const DATABASE_SIGN_MS = 1.5 * SECOND_MS;
/** Time-out of a WebSocket's closing handshake (RFC 6455 §7). */
export const WEBSOCKET_CLOSE_TIMEOUT_MS = 1 * SECOND_MS;
/** Time-outs of the mail server's greeting and of each answer, far below a function's. */
export const SMTP_CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
export const SMTP_ANSWER_TIMEOUT_MS = 10 * SECOND_MS;
export const SMTP_ATTEMPT_TIMEOUT_MS = 20 * SECOND_MS;
export const PUSH_TTL_S = 24 * 60 * 60;
export const PUSH_TIMEOUT_MS = 5 * SECOND_MS;
export const LOGIN_FREE_FAILURES_PER_CLIENT = 20;
export const LOGIN_FIRST_WAIT_MS = 2 * SECOND_MS;
export const LOGIN_MAX_WAIT_MS = 5 * MINUTE_MS;
/** A mail server reads so large a mail before it answers. The background function has 15 minutes. */
export const SMTP_COPY_TIMEOUT_MS = 2 * MINUTE_MS;
/** Reports per client and window; a mobile network or a company shares one address. */
export const ANALYTICS_POSTS_PER_WINDOW = 600;
