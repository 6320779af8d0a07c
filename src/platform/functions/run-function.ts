import type { FunctionRunner } from './function-runner.ts';
import { isScheduled, type NetlifyFunction } from './netlify-function.ts';

export interface Functions {
  list: readonly NetlifyFunction[];
  runner: FunctionRunner;
}

export async function runFunction(
  { list, runner }: Functions,
  request: Request,
  pathname = new URL(request.url).pathname,
): Promise<Response | undefined> {
  const target = matchFunction(list, pathname);
  return target && runner.run(target, request);
}

const DEFAULT_PREFIX = '/.netlify/functions/';

/** By URLPattern; ignores case and a trailing slash, as Netlify does. */
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

function patternOf(pathname: string): URLPattern {
  const pattern = patterns.get(pathname) ?? new URLPattern({ pathname }, { ignoreCase: true });
  patterns.set(pathname, pattern);
  return pattern;
}
