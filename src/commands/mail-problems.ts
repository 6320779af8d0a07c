import { domainToASCII } from 'node:url';
import type { Facts } from '#content/facts-schema.ts';
import { EnvironmentError, variableIn, variablesIn } from '#server/environment.ts';

type Variables = Record<string, string | undefined>;

/** Without the variables' values. Leaves out what their reader refuses by itself. */
export function mailProblems(facts: Facts, environment: Variables): string[] {
  try {
    const { SMTP_URL: url, MAIL_FROM: from } = variablesIn(environment, ['SMTP_URL', 'MAIL_FROM'], ['MAIL_FROM']);
    return [!url && NO_SERVER, variableIn(environment, 'MAIL_FROM') && senderProblem(from, facts)].filter(
      (problem) => !!problem,
    ) as string[];
  } catch (error) {
    if (error instanceof EnvironmentError) return [];
    throw error;
  }
}

const NO_SERVER =
  'SMTP_URL is missing, and nobody would be told of a request: set the server of your mailbox provider, such as ' +
  'smtps://user:password@smtp.provider.de:465 (signs like @ and / in user and password percent-encoded)';

/** Wants a sender of our own domain, because mail servers check it (SPF, DKIM, DMARC). */
function senderProblem(from: string, { contact, firm }: Facts): string | undefined {
  const own = [domainToASCII(contact.email.domain), new URL(firm.siteUrl).hostname.replace(/^www\./, '')];
  const domain = from.slice(from.lastIndexOf('@') + 1);
  if (own.some((name) => domain === name || domain.endsWith(`.${name}`))) return undefined;
  return `MAIL_FROM is no address of your own: mail servers refuse mails that do not come from ${[...new Set(own)].join(' or ')}`;
}
