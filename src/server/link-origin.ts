import * as firm from '#facts/firm.ts';

/**
 * Returns the origin of links in mails and pushes: the business's, whatever a Host header says. On a machine that keeps
 * its mails it is the local server (platform/mail-catcher.ts).
 */
export function linkOrigin(): string {
  const { URL: own = '', SMTP_URL: mailServer = '' } = process.env;
  const staysHere = own.startsWith('http://localhost:') && mailServer.startsWith('smtp://127.0.0.1:');
  return staysHere ? own : firm.siteUrl;
}
