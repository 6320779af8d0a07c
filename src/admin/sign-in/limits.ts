export const RESETS_PER_HOUR_AND_CLIENT = 3;
/** From all unknown devices, so that strangers do not fill the mailbox. */
export const RESETS_PER_HOUR_AND_ACCOUNT = 10;
export const PASSKEYS_AT_MOST = 10;
