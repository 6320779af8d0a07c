import * as firm from '#facts/firm.ts';

/**
 * Returns this site's origin from the platform (`URL`; the local server sets it too). Never reads it from a request,
 * because a Host header must not decide where the server fetches.
 */
export const ownOrigin = (): string => new URL(process.env.URL || firm.siteUrl).origin;
