import { HOUR_MS } from '#config/limits.ts';
import * as hours from '#facts/hours.ts';

/** The promised time; nights, weekends and clock changes count (ruling 30). */
export const REPLY_WITHIN_MS = hours.replyWithinHours * HOUR_MS;
