import { SEO_REDIRECTS_MAX, SEO_REQUEST_TIMEOUT_MS } from '../limits.ts';
import { isPrivate } from './addresses.ts';
import type { Answer } from './site.ts';

const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Seitenpruefung/1.0)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'br, gzip',
};

/** Follows redirects only to public paths of the origin, so that no page leads into a private network. Never throws. */
export async function ask(origin: string, path: string): Promise<Answer> {
  const signal = AbortSignal.timeout(SEO_REQUEST_TIMEOUT_MS);
  const nothing = { path, text: '' };
  let url = new URL(path, origin);
  try {
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetch(url, { redirect: 'manual', headers: HEADERS, signal });
      const reached = { ...nothing, endsAt: url.pathname, status: response.status, headers: response.headers };
      const next = targetOf(response, url);
      // Reads also what it drops, because an unread answer holds its connection.
      const text = await response.text();
      if (!next) return { ...reached, text };
      if (next.origin !== origin || isPrivate(next.pathname)) return { ...reached, leavesTo: next.href };
      if (redirects >= SEO_REDIRECTS_MAX) return { ...reached, problem: 'redirects' };
      url = next;
    }
  } catch {
    const failed = { status: 0, headers: new Headers(), problem: signal.aborted ? 'timeout' : 'network' } as const;
    return { ...nothing, endsAt: url.pathname, ...failed };
  }
}

function targetOf({ status, headers }: Response, url: URL): URL | null {
  const location = status >= 300 && status <= 399 && headers.get('location');
  return location ? URL.parse(location, url) : null;
}

/** Retries `ask` once after a broken connection or a 5xx, because one bad moment is no finding. */
export async function askPatiently(origin: string, path: string): Promise<Answer> {
  const answer = await ask(origin, path);
  return answer.problem === 'network' || answer.status >= 500 ? ask(origin, path) : answer;
}
