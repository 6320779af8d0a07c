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

export const MAIL_TROUBLES = [
  ...PUSH_TROUBLES,
  // The mailbox has no room (RFC 3463: x.2.2), or takes no mail of this size.
  ...(['full', 'too-large'] as const),
  // The mail server's certificate is invalid, it has no STARTTLS, or its port begins without TLS.
  ...(['certificate', 'no-tls', 'port'] as const),
] as const;

export type Trouble = (typeof MAIL_TROUBLES)[number];
