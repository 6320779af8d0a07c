import { domainToASCII } from 'node:url';
import type { Facts } from '#content/facts-schema.ts';
import { EnvironmentError, variableIn, variablesIn } from '#server/environment.ts';

type Variables = Record<string, string | undefined>;

/** Without the variables' values. Leaves out what their reader refuses by itself. */
export function mailProblems(facts: Facts, environment: Variables): string[] {
  try {
    const { SMTP_URL: url, MAIL_FROM: from } = variablesIn(environment, ['SMTP_URL', 'MAIL_FROM'], ['MAIL_FROM']);
    return [serverProblem(url), variableIn(environment, 'MAIL_FROM') && senderProblem(from, facts)].filter(
      (problem) => !!problem,
    ) as string[];
  } catch (error) {
    if (error instanceof EnvironmentError) return [];
    throw error;
  }
}

/** RFC 8314: 465 speaks TLS from the first byte, 587 after STARTTLS; 25 is between mail servers. */
function serverProblem(url: string | undefined): string | undefined {
  if (!url) {
    return (
      'SMTP_URL is missing, and nobody would be told of a request: set the server of your mailbox provider, such as ' +
      'smtps://user:password@smtp.provider.de:465 (signs like @ and / in user and password percent-encoded)'
    );
  }
  const { protocol, port } = new URL(url);
  if (port === '25') return 'SMTP_URL names port 25, which is closed where functions run: take smtps:// with 465';
  if (protocol === 'smtp:' && port === '465')
    return 'SMTP_URL names port 465, which speaks TLS at once: write smtps://';
  if (protocol === 'smtps:' && port === '587')
    return 'SMTP_URL names port 587, which begins without TLS: write smtp://';
  return undefined;
}

/** Wants a sender of our own domain, because mail servers check it (SPF, DKIM, DMARC). */
function senderProblem(from: string, { contact, firm }: Facts): string | undefined {
  const own = [domainToASCII(contact.email.domain), new URL(firm.siteUrl).hostname.replace(/^www\./, '')];
  const domain = from.slice(from.lastIndexOf('@') + 1);
  if (own.some((name) => domain === name || domain.endsWith(`.${name}`))) return undefined;
  return `MAIL_FROM is no address of your own: mail servers refuse mails that do not come from ${[...new Set(own)].join(' or ')}`;
}
