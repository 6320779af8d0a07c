import { HOUR_MS } from '#config/limits.ts';
import { business } from './business.ts';

/** The promised time; nights, weekends and clock changes count (ruling 30). */
export const REPLY_WITHIN_MS = business.replyWithinHours * HOUR_MS;
