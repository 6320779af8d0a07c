import * as firm from '#facts/firm.ts';

/**
 * Returns this site's origin from the platform (`URL`; the local server sets it too). Never reads it from a request,
 * because a Host header must not decide where the server fetches.
 */
export const ownOrigin = (): string => new URL(process.env.URL || firm.siteUrl).origin;

/** The relying party of keys (WebAuthn §5.1.2): this site's own host, whatever a request says. */
export const ownHost = (): string => new URL(ownOrigin()).hostname;
