/** Relative to /admin. */
export const INVITATION_PATH = '/invitation';
export const RESET_PATH = '/passwort';
export const ADDRESS_PATH = '/adresse';

/** Behind '#' the token reaches no server's log and no other site (RFC 9110 §10.1.3). */
export const tokenLink = (siteUrl: string, path: string, token: string): string => `${siteUrl}/admin${path}#${token}`;
