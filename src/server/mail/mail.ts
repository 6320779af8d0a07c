/** A mail's subject and body, in plain text and as HTML. */
export interface MailText {
  subject: string;
  body: string;
  html: string;
}

/** A mail for the mail server. */
export interface Mail extends MailText {
  recipient: string;
  replyTo: string | null;
  /**
   * RFC 5322 §3.6.4, with its angle brackets. The same at every attempt, so that a mailbox shows a second copy once.
   */
  messageId: string;
}
