import { SEO_REQUEST_TIMEOUT_MS } from '../limits.ts';
import type { Answer } from './site.ts';

const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Seitenpruefung/1.0)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'br, gzip',
};

/** Follows no redirect, so that no page leads into a private network. Never throws. */
export async function ask(origin: string, path: string): Promise<Answer> {
  const signal = AbortSignal.timeout(SEO_REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(new URL(path, origin), { redirect: 'manual', headers: HEADERS, signal });
    return { path, status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return { path, status: 0, headers: new Headers(), text: '', problem: signal.aborted ? 'timeout' : 'network' };
  }
}

/** Retries `ask` once after a broken connection or a 5xx, because one bad moment is no finding. */
export async function askPatiently(origin: string, path: string): Promise<Answer> {
  const answer = await ask(origin, path);
  return answer.problem === 'network' || answer.status >= 500 ? ask(origin, path) : answer;
}
