import * as firm from '#facts/firm.ts';

/**
 * Returns the origin of links in mails and pushes: the platform's own (`URL`), because the links carry tokens, and a
 * published fact must not lead them elsewhere. Only where that is this machine and mails leave it, it is the business's.
 */
export function linkOrigin(): string {
  const { URL: own = '', SMTP_URL: mailServer = '' } = process.env;
  const isHere = own.startsWith('http://localhost:');
  const mailsStayHere = mailServer.startsWith('smtp://127.0.0.1:');
  return own && (!isHere || mailsStayHere) ? new URL(own).origin : firm.siteUrl;
}

/** The site's origin from the platform, because a request's Host header must not decide where the server fetches. */
export const ownOrigin = (): string => new URL(process.env.URL || firm.siteUrl).origin;

/** The relying party of keys (WebAuthn §5.1.2). */
export const ownHost = (): string => new URL(ownOrigin()).hostname;
