/** A message to the owner that waits since now. */
export const aMessage = (n: number) => ({
  contactId: null,
  kind: 'request' as const,
  recipient: 'chefin@firma.de',
  replyTo: null,
  subject: `Nummer ${n}`,
  body: 'x',
  html: 'x',
  messageId: `<${n}@firma.de>`,
  createdAt: new Date(),
  nextAt: new Date(),
  leaseUntil: null,
  sentAt: null,
  givenUpAt: null,
  trouble: null,
  answer: null,
});
