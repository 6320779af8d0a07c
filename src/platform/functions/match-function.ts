import { isScheduled, type NetlifyFunction } from './netlify-function.ts';

/** Where functions without a path of their own are. */
const DEFAULT_PREFIX = '/.netlify/functions/';

/** The function that Netlify would run for a path (URLPattern; capitals and a slash at the end make no difference). */
export function matchFunction(functions: readonly NetlifyFunction[], pathname: string): NetlifyFunction | undefined {
  const withoutSlash = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return functions.find(
    (target) =>
      !isScheduled(target) && pathsOf(target).some((path) => patternOf(path).test({ pathname: withoutSlash })),
  );
}

const pathsOf = ({ name, config: { path = [] } }: NetlifyFunction): readonly string[] =>
  path.length === 0 ? [`${DEFAULT_PREFIX}${name}`] : [path].flat();

const patterns = new Map<string, URLPattern>();

/** Patterns are costly to make and few. */
function patternOf(pathname: string): URLPattern {
  const pattern = patterns.get(pathname) ?? new URLPattern({ pathname }, { ignoreCase: true });
  patterns.set(pathname, pattern);
  return pattern;
}
