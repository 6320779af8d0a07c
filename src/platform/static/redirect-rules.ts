/** A rule of netlify.toml's [[redirects]] or of _redirects. */
export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
  /** Also where there is a file. */
  force: boolean;
}

/** A rule as Netlify's parser gives it. */
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

/** Applies the first matching rule; keeps the query unless the rule has its own. `location` is a path, or an address. */
export function redirectionFor(rules: readonly RedirectRule[], { pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  for (const { pattern, to, status } of rules) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const groups = found.groups ?? {};
    const filled = to.replace(/:(\w+)/g, (text, name: string) => (name in groups ? (groups[name] ?? '') : text));
    // Two leading slashes would name another site.
    const location = filled.replace(/^\/{2,}/, '/');
    // A query stands before the hash.
    return { location: location.includes('?') ? location : location.replace(/(?=#)|$/, () => search), status };
  }
  return undefined;
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
