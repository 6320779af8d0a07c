/** The paths of the pages that links with a token open, relative to /admin. */
export const INVITATION_PATH = '/invitation';
export const RESET_PATH = '/passwort';
export const ADDRESS_PATH = '/adresse';

/** The pages after the first link and after a stranger was in, relative to /admin. */
export const SET_UP_PATH = '/einrichten';
export const INTRUDER_PATH = '/notfall';

/** Builds a link with a token behind '#', so that it reaches no server's log and no other site (RFC 9110 §10.1.3). */
export const tokenLink = (siteUrl: string, path: string, token: string): string => `${siteUrl}/admin${path}#${token}`;
