import { once } from 'node:events';
import { FUNCTION_TIMEOUT_MS } from '#config/limits.ts';
import { type FunctionContext, isBackground, type NetlifyFunction } from './netlify-function.ts';

/** Runs functions, and tracks their work after the answer. */
export class FunctionRunner {
  readonly #pending = new Set<Promise<unknown>>();

  /** Returns the function's answer; 500 if it fails, 504 after Netlify's time-out. Never throws. */
  async run(target: NetlifyFunction, request: Request, ip: string): Promise<Response> {
    const { name } = target;
    try {
      if (isBackground(target)) {
        // Read before the answer, which ends the request.
        const whole = await detached(request);
        this.#keep(name, this.#call(target, whole, ip));
        return new Response(null, { status: 202 });
      }
      return await inTime(this.#call(target, request, ip));
    } catch (error) {
      // The client has left, so giving up is no failure.
      if (request.signal.aborted) return new Response(null, { status: 500 });
      console.error(`The function '${name}' failed.`, error);
      return new Response('Internal Server Error', { status: error instanceof TooLate ? 504 : 500 });
    }
  }

  /** Waits for `waitUntil` and background functions, at most `atMostMs`. */
  async settle(atMostMs: number): Promise<void> {
    const signal = AbortSignal.timeout(atMostMs);
    while (this.#pending.size > 0 && !signal.aborted) {
      await Promise.race([Promise.all(this.#pending), once(signal, 'abort')]);
    }
  }

  async #call({ name, handler }: NetlifyFunction, request: Request, ip: string): Promise<Response> {
    const waitUntil: FunctionContext['waitUntil'] = (work) => this.#keep(name, work);
    const context = { ip, waitUntil, deploy: { context: 'dev', id: 'local' } };
    return (await handler(request, context)) ?? new Response(null, { status: 204 });
  }

  #keep(name: string, promise: Promise<unknown>): void {
    const kept = promise
      .catch((error) => console.error(`The function '${name}' failed after its answer.`, error))
      .finally(() => this.#pending.delete(kept));
    this.#pending.add(kept);
  }
}

/** Copies a request, independent of its connection. */
async function detached(request: Request): Promise<Request> {
  const { url, method, headers, body } = request;
  return new Request(url, { method, headers, body: body && (await request.arrayBuffer()) });
}

class TooLate extends Error {}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooLate('It took too long.')), FUNCTION_TIMEOUT_MS);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
