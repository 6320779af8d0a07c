export interface MailText {
  subject: string;
  body: string;
  html: string;
}

export interface Mail extends MailText {
  recipient: string;
  replyTo: string | null;
  /** RFC 5322 §3.6.4, in angle brackets. The same at every attempt, so that a mailbox shows a second copy once. */
  messageId: string;
}
