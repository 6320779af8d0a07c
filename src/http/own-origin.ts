import * as firm from '#facts/firm.ts';

/** The site's origin from the platform, because a request's Host header must not decide where the server fetches. */
export const ownOrigin = (): string => new URL(process.env.URL || firm.siteUrl).origin;

/** The relying party of keys (WebAuthn §5.1.2). */
export const ownHost = (): string => new URL(ownOrigin()).hostname;
