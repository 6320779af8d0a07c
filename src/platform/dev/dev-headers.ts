/** What Vite decides itself: it knows which modules may be kept, and its pages load scripts that no hash allows. */
const LEFT_TO_VITE = ['cache-control', 'strict-transport-security'];
const POLICY = 'content-security-policy';
/** Directives that say where scripts, styles and the like may come from. */
const FETCH_DIRECTIVE = /^(default|script|style|connect|img|font|media|worker|child|frame|manifest)-src/;

/** The headers of netlify.toml that make sense while the site is being written. */
export function devHeaders(headers: Record<string, string>): [name: string, value: string][] {
  return Object.entries(headers)
    .filter(([name]) => !LEFT_TO_VITE.includes(name.toLowerCase()))
    .map(([name, value]) => [name, name.toLowerCase() === POLICY ? withoutFetchDirectives(value) : value]);
}

function withoutFetchDirectives(policy: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  return directives.filter((directive) => !FETCH_DIRECTIVE.test(directive)).join('; ');
}
