import { SEO_BODY_MAX_BYTES, SEO_REDIRECTS_MAX, SEO_REQUEST_TIMEOUT_MS } from '../limits.ts';
import { isPrivate } from './addresses.ts';
import type { Answer } from './site.ts';

const TEXT = /^(text\/|application\/(ld\+json|json|xml|javascript|manifest\+json)|image\/svg)/;
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Seitenpruefung/1.0)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'br, gzip',
};

/** Follows redirects only to public paths of the origin, so that no page leads into a private network. Never throws. */
export async function ask(origin: string, path: string): Promise<Answer> {
  const signal = AbortSignal.timeout(SEO_REQUEST_TIMEOUT_MS);
  const redirects: string[] = [];
  const nothing = { path, redirects, text: '' };
  let url = new URL(path, origin);
  try {
    for (;;) {
      const response = await fetch(url, { redirect: 'manual', headers: HEADERS, signal });
      const reached = { ...nothing, endsAt: url.pathname, status: response.status, headers: response.headers };
      const next = targetOf(response, url);
      if (!next) return { ...reached, ...(await bodyOf(response)) };
      await response.body?.cancel();
      redirects.push(next.origin === origin ? next.pathname : next.href);
      if (next.origin !== origin || isPrivate(next.pathname)) return { ...reached, leavesTo: next.href };
      if (redirects.length > SEO_REDIRECTS_MAX) return { ...reached, problem: 'redirects' };
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

/** Reads the body up to the bound, and skips the bytes of binary formats. */
async function bodyOf(response: Response): Promise<Pick<Answer, 'text' | 'problem'>> {
  const isText = TEXT.test(response.headers.get('content-type') ?? '');
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > SEO_BODY_MAX_BYTES) return { text, problem: 'size' };
    if (isText) text += decoder.decode(chunk, { stream: true });
  }
  return { text };
}
