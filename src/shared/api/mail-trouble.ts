/** 'refused' for good (SMTP 5xx), 'busy' until a retry (4xx); 'settings' are our own, which cannot be used. */
export const PUSH_TROUBLES = ['login', 'refused', 'busy', 'away', 'unset', 'settings'] as const;
export type PushTrouble = (typeof PUSH_TROUBLES)[number];

export const MAIL_TROUBLES = [
  ...PUSH_TROUBLES,
  // The mailbox has no room (RFC 3463: x.2.2), or takes no mail of this size.
  ...(['full', 'too-large'] as const),
  // The mail server's certificate is invalid, it has no STARTTLS, or its port begins without TLS.
  ...(['certificate', 'no-tls', 'port'] as const),
] as const;

export type Trouble = (typeof MAIL_TROUBLES)[number];
