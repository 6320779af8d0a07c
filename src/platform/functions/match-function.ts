import { isScheduled, type NetlifyFunction } from './netlify-function.ts';

export interface Match {
  target: NetlifyFunction;
  params: Record<string, string>;
}

/** Where functions without a path of their own are. */
const DEFAULT_PREFIX = '/.netlify/functions/';

/**
 * The function that Netlify would run for a request: by `path` and `excludedPath` (URLPattern, capitals and a slash
 * at the end make no difference) and `method`. One with `preferStatic` steps back where there is a file.
 */
export async function matchFunction(
  functions: readonly NetlifyFunction[],
  method: string,
  pathname: string,
  hasFile: () => Promise<boolean>,
): Promise<Match | undefined> {
  for (const target of functions) {
    const { config } = target;
    const params = match(pathsOf(target), pathname);
    if (params === undefined || isScheduled(target)) continue;
    if (config.method !== undefined && !listOf<string>(config.method).includes(method)) continue;
    if (match(listOf(config.excludedPath), pathname) !== undefined) continue;
    if (config.preferStatic && (await hasFile())) continue;
    return { target, params };
  }
  return undefined;
}

const pathsOf = ({ name, config }: NetlifyFunction): readonly string[] =>
  config.path === undefined ? [`${DEFAULT_PREFIX}${name}`] : listOf(config.path);

const listOf = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : ([value].flat() as T[]));

/** The parameters of the first path that fits. */
function match(paths: readonly string[], pathname: string): Record<string, string> | undefined {
  const withoutSlash = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  for (const path of paths) {
    const found = patternOf(path).exec({ pathname: withoutSlash });
    if (found) return Object.fromEntries(Object.entries(found.pathname.groups).filter(isGiven));
  }
  return undefined;
}

/** An optional parameter that the address leaves out is not there, as on Netlify. */
const isGiven = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;

const patterns = new Map<string, URLPattern>();

/** Patterns are costly to make and few. */
function patternOf(pathname: string): URLPattern {
  const pattern = patterns.get(pathname) ?? new URLPattern({ pathname }, { ignoreCase: true });
  patterns.set(pathname, pattern);
  return pattern;
}
