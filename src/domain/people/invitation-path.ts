/**
 * Where an invitation is accepted, counted from /admin. Its token stands behind a '#', so that it reaches no server's
 * log and no other site (RFC 9110 §10.1.3).
 */
export const INVITATION_PATH = '/invitation';
