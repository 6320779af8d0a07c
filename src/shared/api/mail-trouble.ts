/** The reasons of a mail that has not arrived yet, or never will. */
export const MAIL_TROUBLES = [
  /** The mail server refused our name and password. */
  'login',
  /** It refused this message for good (SMTP 5xx). */
  'refused',
  /** It asked for a retry (SMTP 4xx). */
  'busy',
  /** It could not be reached, or did not answer in time. */
  'away',
  /** No mail server is configured. */
  'unset',
  /** Our own settings, SMTP_URL or MAIL_FROM, cannot be used. */
  'settings',
] as const;

export type Trouble = (typeof MAIL_TROUBLES)[number];
