type Variables = Record<string, string | undefined>;

/** The business's own domains. */
interface OwnDomains {
  email?: { domain?: string };
  siteUrl?: string;
}

/** Lists what prevents mails, without the variables' values. */
export function mailProblems(data: unknown, { SMTP_URL: url, MAIL_FROM: from }: Variables): string[] {
  return [serverProblem(url), from && senderProblem(from, data as OwnDomains)].filter(
    (problem) => !!problem,
  ) as string[];
}

/** RFC 8314: 465 speaks TLS from the first byte, 587 after STARTTLS; 25 is between mail servers. */
function serverProblem(url: string | undefined): string | undefined {
  if (!url) {
    return (
      'SMTP_URL is missing, and nobody would be told of a request: set the server of your mailbox provider, such as ' +
      'smtps://user:password@smtp.provider.de:465 (signs like @ and / in user and password percent-encoded)'
    );
  }
  const { protocol, port } = URL.parse(url) ?? { protocol: '', port: '' };
  if (!protocol)
    return 'SMTP_URL is no address: signs like @, / and # in user and password are written percent-encoded';
  if (port === '25') return 'SMTP_URL names port 25, which is closed where functions run: take smtps:// with 465';
  if (protocol === 'smtp:' && port === '465')
    return 'SMTP_URL names port 465, which speaks TLS at once: write smtps://';
  if (protocol === 'smtps:' && port === '587')
    return 'SMTP_URL names port 587, which begins without TLS: write smtp://';
  return undefined;
}

/** Wants a sender of our own domain, because mail servers check it (SPF, DKIM, DMARC). */
function senderProblem(from: string, { email, siteUrl }: OwnDomains): string | undefined {
  const own = [email?.domain, siteUrl && URL.parse(siteUrl)?.hostname.replace(/^www\./, '')].filter((name) => !!name);
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  if (own.length === 0 || own.some((name) => domain === name || domain.endsWith(`.${name}`))) return undefined;
  return `MAIL_FROM is no address of your own: mail servers refuse mails that do not come from ${own.join(' or ')}`;
}
