/** A robots.txt as search engines read it (RFC 9309). */
export interface RobotsTxt {
  /** Addresses of sitemaps, as they stand. */
  sitemaps: string[];
  /** Whether a crawler of this name may fetch the path. */
  allows: (path: string, crawler?: string) => boolean;
}

interface Group {
  agents: string[];
  rules: { isAllowed: boolean; pattern: string }[];
}

export function readRobotsTxt(text: string): RobotsTxt {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let current: Group | undefined;
  let hasRules = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === 'sitemap') sitemaps.push(value);
    if (field === 'user-agent') {
      // Several names in a row share the rules that follow.
      if (!current || hasRules) {
        current = { agents: [], rules: [] };
        groups.push(current);
        hasRules = false;
      }
      current.agents.push(value.toLowerCase());
    }
    if (field === 'allow' || field === 'disallow') {
      hasRules = true;
      // An empty 'Disallow:' forbids nothing.
      if (value) current?.rules.push({ isAllowed: field === 'allow', pattern: value });
    }
  }
  return { sitemaps, allows: (path, crawler = '*') => allows(groups, path, crawler.toLowerCase()) };
}

/** The longest matching rule decides; of two as long, the one that allows (RFC 9309 §2.2.2). */
function allows(groups: readonly Group[], path: string, crawler: string): boolean {
  const own = groups.filter(({ agents }) => agents.includes(crawler));
  const rules = (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*')))
    .flatMap((group) => group.rules)
    .filter(({ pattern }) => matches(pattern, path))
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed));
  return rules[0]?.isAllowed ?? true;
}

function matches(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source.replace(/\$$/, '\u0000').replaceAll('$', '\\$').replace('\u0000', '$')}`).test(path);
}
