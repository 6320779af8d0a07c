import type { Context } from '@netlify/functions';

type Cookies = Context['cookies'];
type Cookie = Cookies['set'] extends { (cookie: infer C): void; (name: string, value: string): void } ? C : never;

/** `context.cookies` of a request: reads what it sent, and collects what its answer is to set. */
export class RequestCookies implements Cookies {
  readonly #sent: ReadonlyMap<string, string>;
  readonly #toSet: string[] = [];

  constructor(header: string | null) {
    const pairs = (header ?? '').split(';').map((pair) => pair.trim().split(/=(.*)/s));
    this.#sent = new Map(pairs.map(([name = '', value = '']) => [name, decoded(value)]));
  }

  /** Netlify's type says string, and its runtime gives undefined for a cookie that is not there; so do we. */
  get(name: string): string {
    return this.#sent.get(name) as string;
  }

  set(cookie: Cookie | string, value?: string): void {
    this.#toSet.push(headerOf(typeof cookie === 'string' ? { name: cookie, value: value ?? '' } : cookie));
  }

  delete(cookie: Parameters<Cookies['delete']>[0]): void {
    const { name, path, domain } = typeof cookie === 'string' ? { name: cookie } : cookie;
    this.set({ name, value: '', expires: new Date(0), path: path ?? '/', ...(domain && { domain }) });
  }

  /** The answer with one Set-Cookie more for each cookie that was set. */
  addTo(response: Response): Response {
    if (this.#toSet.length === 0) return response;
    // The headers of an answer that was fetched from elsewhere can't be changed.
    const changed = new Response(response.body, response);
    for (const header of this.#toSet) changed.headers.append('set-cookie', header);
    return changed;
  }
}

function headerOf(cookie: Cookie): string {
  const attributes = [
    `${cookie.name}=${encodeURIComponent(cookie.value)}`,
    cookie.expires !== undefined && `Expires=${new Date(cookie.expires).toUTCString()}`,
    cookie.maxAge !== undefined && `Max-Age=${cookie.maxAge}`,
    cookie.domain && `Domain=${cookie.domain}`,
    cookie.path && `Path=${cookie.path}`,
    cookie.secure && 'Secure',
    cookie.httpOnly && 'HttpOnly',
    cookie.sameSite && `SameSite=${cookie.sameSite}`,
    ...(cookie.unparsed ?? []),
  ];
  return attributes.filter(Boolean).join('; ');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
