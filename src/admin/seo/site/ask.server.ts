import { SEO_BODY_MAX_BYTES, SEO_REDIRECTS_MAX, SEO_REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { isPrivate } from './addresses.ts';
import type { Answer, Redirect } from './site.ts';

const TEXT = /^(text\/|application\/(ld\+json|json|xml|javascript|manifest\+json)|image\/svg)/;
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Seitenpruefung/1.0)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'br, gzip',
};

/**
 * Requests one address. Follows redirects only to public paths of the origin, so that no page can send it to another
 * host or a private network. Never throws.
 */
export async function ask(origin: string, path: string): Promise<Answer> {
  const signal = AbortSignal.timeout(SEO_REQUEST_TIMEOUT_MS);
  const redirects: Redirect[] = [];
  let url = new URL(path, origin);
  try {
    for (;;) {
      const startedAt = performance.now();
      const response = await fetch(url, { redirect: 'manual', headers: HEADERS, signal });
      const waitMs = Math.round(performance.now() - startedAt);
      const next = redirectOf(response, url);
      const reached = { path, endsAt: url.pathname, status: response.status, headers: response.headers, waitMs };
      if (!next) return { ...reached, redirects, ...(await bodyOf(response)) };
      await response.body?.cancel();
      redirects.push({
        from: url.pathname,
        to: next.origin === origin ? next.pathname : next.href,
        status: response.status,
      });
      const nothing = { bytes: 0, text: '' };
      if (next.origin !== origin || isPrivate(next.pathname)) {
        return { ...reached, redirects, ...nothing, leavesTo: next.href };
      }
      if (redirects.length > SEO_REDIRECTS_MAX) return { ...reached, redirects, ...nothing, problem: 'redirects' };
      url = next;
    }
  } catch {
    return {
      ...{ path, endsAt: url.pathname, status: 0, headers: new Headers(), bytes: 0, text: '', waitMs: 0, redirects },
      problem: signal.aborted ? 'timeout' : 'network',
    };
  }
}

/** Retries `ask` once after a broken connection or a 5xx, because one bad moment is no finding. */
export async function askPatiently(origin: string, path: string): Promise<Answer> {
  const answer = await ask(origin, path);
  const isBadMoment = answer.problem === 'network' || answer.status >= 500;
  return isBadMoment ? ask(origin, path) : answer;
}

function redirectOf(response: Response, from: URL): URL | undefined {
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || !location) return undefined;
  return URL.parse(location, from) ?? undefined;
}

/** Reads the body up to the bound; only counts binary formats. */
async function bodyOf(response: Response): Promise<Pick<Answer, 'bytes' | 'text' | 'problem'>> {
  const isText = TEXT.test(response.headers.get('content-type') ?? '');
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > SEO_BODY_MAX_BYTES) return { bytes, text, problem: 'size' };
    if (isText) text += decoder.decode(chunk, { stream: true });
  }
  return { bytes, text };
}
