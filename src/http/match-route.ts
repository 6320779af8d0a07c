import type { Route, Routes } from '#shared/api/define-route.ts';
import { HttpError } from './http-error.ts';
import { httpTexts } from './texts.ts';

/** Treats HEAD as GET. @throws HttpError 404 for an unknown path, 405 with Allow for another method. */
export function matchRoute<R extends Routes>(routes: R, request: Request) {
  const { pathname } = new URL(request.url);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const allowed = new Set<string>();
  for (const [name, route] of Object.entries(routes)) {
    const params = paramsOf(route, pathname);
    if (!params) continue;
    if (route.method === method) return { name: name as keyof R & string, params };
    allowed.add(route.method);
    if (route.method === 'GET') allowed.add('HEAD');
  }
  if (allowed.size === 0) throw new HttpError(404, httpTexts.notFound);
  throw new HttpError(405, httpTexts.methodNotAllowed, { headers: { allow: [...allowed].join(', ') } });
}

function paramsOf(route: Route, pathname: string): Record<string, string> | undefined {
  if (!route.path.includes(':')) return route.path === pathname ? {} : undefined;
  return patternOf(route).exec({ pathname })?.pathname.groups as Record<string, string> | undefined;
}

const patterns = new Map<string, URLPattern>();

function patternOf({ path }: Route): URLPattern {
  const known = patterns.get(path);
  if (known) return known;
  const pattern = new URLPattern({ pathname: path });
  patterns.set(path, pattern);
  return pattern;
}
