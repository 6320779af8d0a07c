import { HOUR_MS } from '#config/limits.ts';
import { business } from './business.ts';

/** What the website promises, as a duration: nights, weekends and both changes of the clock included (ruling 30). */
export const REPLY_WITHIN_MS = business.replyWithinHours * HOUR_MS;
