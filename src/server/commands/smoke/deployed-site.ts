import { SMOKE_TIMEOUT_MS } from '#config/limits.ts';

/** What a site answered. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Until the headers were there. */
  firstByteMs: number;
}

/** Headers as netlify.toml gives them to a path: what the site should answer with. */
export type ExpectedHeaders = (path: string) => Record<string, string>;

/** A site that was deployed, asked from outside as a visitor's browser would. */
export class DeployedSite {
  readonly origin: string;
  readonly expectedHeaders: ExpectedHeaders;
  readonly #read = new Map<string, Promise<Answer>>();

  constructor(origin: string, expectedHeaders: ExpectedHeaders) {
    this.origin = origin;
    this.expectedHeaders = expectedHeaders;
  }

  get isSecure(): boolean {
    return this.origin.startsWith('https:');
  }

  /** Whether it runs on this machine. */
  get isLocal(): boolean {
    return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(this.origin).hostname);
  }

  /** Asks for a path, and follows nowhere. @throws what `fetch` throws where nobody answers in time. */
  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const startedAt = performance.now();
    const response = await fetch(new URL(path, this.origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(SMOKE_TIMEOUT_MS),
      ...init,
    });
    const firstByteMs = performance.now() - startedAt;
    return { status: response.status, headers: response.headers, text: await response.text(), firstByteMs };
  }

  /** Like `ask`, once for all who want to read the same. */
  read(path: string): Promise<Answer> {
    const answer = this.#read.get(path) ?? this.ask(path);
    this.#read.set(path, answer);
    return answer;
  }
}
