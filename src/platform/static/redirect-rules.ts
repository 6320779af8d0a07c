/** A rule of netlify.toml's [[redirects]] or of _redirects. */
export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
  /** Whether it applies even if a file exists. */
  force: boolean;
}

/** A rule as Netlify's parser returns it. */
interface ParsedRule {
  from: string;
  path: string;
  host?: string;
  to: string;
  status?: number;
  force: boolean;
  proxy: boolean;
  query: object;
  conditions: object;
  signed?: string;
}

/** @throws Error for rules by country or role, and for proxies, which only Netlify's network can apply. */
export function asRedirectRule(parsed: unknown): RedirectRule {
  const { from, path, host, to, status = 301, force, proxy, query, conditions, signed } = parsed as ParsedRule;
  const isSpecial = proxy || signed !== undefined || host !== undefined;
  if (isSpecial || Object.keys(query).length > 0 || Object.keys(conditions).length > 0) {
    throw new Error(`The local platform can't apply the redirect from '${from}': only plain paths are supported.`);
  }
  return { pattern: patternOf(path), to, status, force };
}

/**
 * Answers by the first matching rule; undefined if none matches. `rewrite` answers for a rule that is no redirect. The
 * query stays unless the rule has its own.
 */
export async function redirected(
  rules: readonly RedirectRule[],
  { url }: Request,
  rewrite: (pathname: string, status: number) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const rule = rules.find(({ pattern }) => pattern.test(pathname));
  if (!rule) return undefined;
  const { pattern, to, status } = rule;
  const groups = pattern.exec(pathname)?.groups ?? {};
  const filled = to.replace(/:(\w+)/g, (text, name: string) => (name in groups ? (groups[name] ?? '') : text));
  // Two leading slashes would name another site.
  const target = filled.replace(/^\/{2,}/, '/');
  if (status < 300 || status >= 400) return rewrite(new URL(target, url).pathname, status);
  // A query stands before the hash.
  const location = target.includes('?') ? target : target.replace(/(?=#)|$/, () => search);
  return new Response(null, { status, headers: { location } });
}

/** `:name` is one segment, a final `*` the rest; a trailing slash is ignored. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const parts = segments.map((segment) => {
    if (segment === '*') return '(?:/(?<splat>.*))?';
    if (segment.startsWith(':')) return `/(?<${segment.slice(1)}>[^/]+)`;
    return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${parts.join('')}/?$`);
}
