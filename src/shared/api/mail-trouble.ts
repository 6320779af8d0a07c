/** The reasons of a push that has not arrived yet, or never will. */
export const PUSH_TROUBLES = [
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
export type PushTrouble = (typeof PUSH_TROUBLES)[number];

/** The reasons of a mail that has not arrived yet, or never will. */
export const MAIL_TROUBLES = [
  ...PUSH_TROUBLES,
  /** The recipient's mailbox is full (RFC 3463: x.2.2). */
  'full',
  /** The mail is larger than the mail server takes. */
  'too-large',
  /** The mail server's certificate is not valid for its name. */
  'certificate',
  /** The mail server offers no TLS (STARTTLS). */
  'no-tls',
  /** TLS was begun on a port that begins without it. */
  'port',
] as const;

export type Trouble = (typeof MAIL_TROUBLES)[number];
