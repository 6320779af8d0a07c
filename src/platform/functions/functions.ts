import { once } from 'node:events';
import type { Context } from '@netlify/functions';
import { MINUTE_MS } from '#config/limits.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { CLIENT_ADDRESS } from '../http/web-server.ts';
import { platformTexts } from '../texts.ts';

export interface FunctionContext extends OfDeploy, Pick<Context, 'ip' | 'waitUntil'> {}

interface FunctionConfig {
  path?: string | string[];
  excludedPath?: string | string[];
  schedule?: string;
  background?: boolean;
}

/** Netlify Functions 2.0. */
export interface NetlifyFunction {
  name: string;
  handler: (request: Request, context: FunctionContext) => Response | undefined | Promise<Response | undefined>;
  config: FunctionConfig;
}

const KNOWN_SETTINGS = ['path', 'excludedPath', 'schedule', 'background', 'region', 'rateLimit', 'includedFiles'];

export function asFunction(name: string, module: Record<string, unknown>): NetlifyFunction {
  const { default: handler, config = {} } = module;
  if (typeof handler !== 'function') throw new Error(`The function '${name}' has no handler as its default export.`);
  const unknown = Object.keys(config as object).filter((setting) => !KNOWN_SETTINGS.includes(setting));
  if (unknown.length > 0) throw new Error(`The local platform does not know '${unknown.join("', '")}' of '${name}'.`);
  return { name, handler: handler as NetlifyFunction['handler'], config: config as FunctionConfig };
}

export const isScheduled = ({ config }: NetlifyFunction) => config.schedule !== undefined;

/** Whether it answers at once and runs on. */
export const isBackground = ({ name, config }: NetlifyFunction) =>
  config.background === true || name.endsWith('-background');

const BACKGROUND_TIMEOUT_MS = 15 * MINUTE_MS;

export class Functions {
  list: readonly NetlifyFunction[];
  readonly #pending = new Set<Promise<unknown>>();

  constructor(list: readonly NetlifyFunction[]) {
    this.list = list;
  }

  async answer(request: Request, pathname = new URL(request.url).pathname): Promise<Response | undefined> {
    const target = matchFunction(this.list, pathname);
    return target && this.run(target, request);
  }

  /** Returns the function's answer; 500 if it fails. Never throws. */
  async run(target: NetlifyFunction, request: Request): Promise<Response> {
    const { name } = target;
    try {
      if (isBackground(target)) {
        const { url, method, headers, body } = request;
        // Read before the answer, which ends the request.
        const whole = new Request(url, { method, headers, body: body && (await request.arrayBuffer()) });
        this.#keep(name, this.#call(target, whole));
        return new Response(null, { status: 202 });
      }
      return await this.#call(target, request);
    } catch (error) {
      // The client has left, so giving up is no failure.
      if (!request.signal.aborted) console.error(`The function '${name}' failed.`, error);
      return new Response('Internal Server Error', { status: 500 });
    }
  }

  /** Runs a function by a POST request, as Netlify's scheduler does, with all that it leaves to be done. */
  async invoke(name: string): Promise<Response> {
    const target = this.list.find((candidate) => candidate.name === name);
    if (target === undefined) {
      const known = this.list.map((candidate) => candidate.name);
      return new Response(platformTexts.noSuchFunction(name, known), { status: 404 });
    }
    const request = new Request(`${process.env.URL || 'http://localhost'}/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
      body: '{}',
    });
    const response = await this.run(target, request);
    await this.settle(BACKGROUND_TIMEOUT_MS);
    return response;
  }

  async settle(atMostMs: number): Promise<void> {
    const signal = AbortSignal.timeout(atMostMs);
    while (this.#pending.size > 0 && !signal.aborted) {
      await Promise.race([Promise.all(this.#pending), once(signal, 'abort')]);
    }
  }

  async #call({ name, handler }: NetlifyFunction, request: Request): Promise<Response> {
    const waitUntil: FunctionContext['waitUntil'] = (work) => this.#keep(name, work);
    const ip = request.headers.get(CLIENT_ADDRESS) ?? '127.0.0.1';
    return (
      (await handler(request, { ip, waitUntil, deploy: { context: 'dev', id: 'local' } })) ??
      new Response(null, { status: 204 })
    );
  }

  #keep(name: string, promise: Promise<unknown>): void {
    const kept = promise
      .catch((error) => console.error(`The function '${name}' failed after its answer.`, error))
      .finally(() => this.#pending.delete(kept));
    this.#pending.add(kept);
  }
}

const DEFAULT_PREFIX = '/.netlify/functions/';

/** By URLPattern; ignores case and a trailing slash, as Netlify does. */
export function matchFunction(functions: readonly NetlifyFunction[], pathname: string): NetlifyFunction | undefined {
  const withoutSlash = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const fits = (path: string) => patternOf(path).test({ pathname: withoutSlash });
  return functions.find(
    (target) =>
      !isScheduled(target) && pathsOf(target).some(fits) && ![target.config.excludedPath ?? []].flat().some(fits),
  );
}

const pathsOf = ({ name, config: { path = [] } }: NetlifyFunction): readonly string[] =>
  path.length === 0 ? [`${DEFAULT_PREFIX}${name}`] : [path].flat();

const patterns = new Map<string, URLPattern>();

function patternOf(pathname: string): URLPattern {
  const pattern = patterns.get(pathname) ?? new URLPattern({ pathname }, { ignoreCase: true });
  patterns.set(pathname, pattern);
  return pattern;
}
