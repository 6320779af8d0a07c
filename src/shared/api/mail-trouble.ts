/** Why a mail is not there yet, or never will be. */
export const MAIL_TROUBLES = [
  /** The mail server did not take our name and password. */
  'login',
  /** It refused this message for good (SMTP 5xx). */
  'refused',
  /** It asked to come again (SMTP 4xx). */
  'busy',
  /** It could not be reached, or did not answer in time. */
  'away',
  /** No mail server is set. */
  'unset',
] as const;

export type Trouble = (typeof MAIL_TROUBLES)[number];
