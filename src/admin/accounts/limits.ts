/** Per administrator, because a stolen session must not send mails without end. */
export const INVITATIONS_PER_HOUR = 10;
