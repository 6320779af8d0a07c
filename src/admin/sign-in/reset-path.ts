/** Where a forgotten password is set anew, counted from /admin; the token stands behind a '#', as an invitation's. */
export const RESET_PATH = '/passwort';
