import { business } from '#content/business.ts';

/**
 * The origin at which this site is asked and named. From the platform (`URL`; the local server sets it too), never from
 * a request: a Host header must not decide where the server fetches.
 */
export const ownOrigin = (): string => new URL(process.env.URL || business.siteUrl).origin;
