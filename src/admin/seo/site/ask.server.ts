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
      const { status, headers } = response;
      const reached = { ...nothing, endsAt: url.pathname, status, headers };
      const location = headers.get('location');
      const next = location && status >= 300 && status <= 399 && URL.parse(location, url);
      // Reads also what it drops, because an unread answer holds its connection.
      const text = await response.text();
      if (!next) return { ...reached, text };
      if (next.origin !== origin || isPrivate(next.pathname)) return { ...reached, leavesTo: next.href };
      if (redirects >= SEO_REDIRECTS_MAX) return { ...reached, problem: 'redirects' };
      url = next;
    }
  } catch {
    const problem = signal.aborted ? 'timeout' : 'network';
    return { ...nothing, endsAt: url.pathname, status: 0, headers: new Headers(), problem };
  }
}

/** Retries `ask` once after a broken connection or a 5xx, because one bad moment is no finding. */
export async function askPatiently(origin: string, path: string): Promise<Answer> {
  const answer = await ask(origin, path);
  const isBadMoment = answer.problem === 'network' || answer.status >= 500;
  return isBadMoment ? ask(origin, path) : answer;
}
