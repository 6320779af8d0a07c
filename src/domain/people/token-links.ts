/** Pages that a link with a token leads to, counted from /admin. */
export const INVITATION_PATH = '/invitation';
export const RESET_PATH = '/passwort';

/** Writes such a link. The token stands behind a '#', so that it reaches no server's log and no other site (RFC 9110 §10.1.3). */
export const tokenLink = (siteUrl: string, path: string, token: string): string => `${siteUrl}/admin${path}#${token}`;
