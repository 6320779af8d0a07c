import { HOUR_MS, SECOND_MS } from '#config/limits.ts';

/** /api/health asks the database this rarely for strangers, because each query keeps it awake for five paid minutes. */
export const HEALTH_KNOWN_MS = 1 * HOUR_MS;
export const HEALTH_AGAIN_MS = 30 * SECOND_MS;
