import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

export interface HeaderRule {
  forRegExp: RegExp;
  values: Record<string, string>;
}

/** @throws Error naming every rule that is wrong or can't be applied here. */
export async function readNetlifyRules(configPath: string, publishFolder: string) {
  const { headers, errors: headerErrors } = await parseAllHeaders({
    netlifyConfigPath: configPath,
    headersFiles: [join(publishFolder, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    netlifyConfigPath: configPath,
    redirectsFiles: [join(publishFolder, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  const errors = [...headerErrors, ...redirectErrors];
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { headers: headers as HeaderRule[], redirects: redirects.map(asRedirectRule) };
}

/** Later rules win, as on Netlify. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map(({ values }) => values));
}

export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
}

interface ParsedRule {
  path: string;
  to: string;
  status?: number;
  force?: boolean;
  proxy?: boolean;
  query?: object;
  conditions?: object;
}

/** Only plain paths, because no rule of ours asks for more. */
function asRedirectRule(parsed: unknown): RedirectRule {
  const { path, to, status = 301, force, proxy, query, conditions } = parsed as ParsedRule;
  const asksForMore = force || proxy || /\/:|\?/.test(path + to) || Object.keys({ ...query, ...conditions }).length > 0;
  if (asksForMore) throw new Error(`The local platform can't apply the redirect from '${path}'.`);
  return { pattern: patternOf(path), to, status };
}

/** `rewrite` answers for a rule that is no redirect. The query stays, and stands before the hash. */
export async function redirected(
  rules: readonly RedirectRule[],
  { url }: Request,
  rewrite: (pathname: string, status: number) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const rule = rules.find(({ pattern }) => pattern.test(pathname));
  if (!rule) return undefined;
  const { to, status } = rule;
  if (status < 300 || status >= 400) return rewrite(to, status);
  return new Response(null, { status, headers: { location: to.replace(/(?=#)|$/, () => search) } });
}

/** A final `*` is the rest; a trailing slash is ignored. */
function patternOf(path: string): RegExp {
  const start = path.replace(/\/\*?$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${start}${path.endsWith('/*') ? '(/.*)?' : '/?'}$`);
}
