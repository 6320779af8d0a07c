/** Builds a message to the owner that is due now. */
export const aMessage = (n: number) => ({
  kind: 'request' as const,
  recipient: 'chefin@firma.de',
  subject: `Nummer ${n}`,
  body: 'x',
  html: 'x',
  messageId: `<${n}@muster-glasreinigung.example>`,
  createdAt: new Date(),
  nextAt: new Date(),
});
