import { expect } from 'vitest';
import type { FunctionContext } from '#platform/functions/functions.ts';

/** A function's default export. */
type Door = (request: Request, context: FunctionContext) => Response | Promise<Response>;

export interface Call {
  /** GET by default, POST with a body. */
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; `rawBody` is sent unchanged. */
  body?: unknown;
  rawBody?: BodyInit;
  /** The cookies of earlier answers: `cookiesOf(response)`. */
  cookie?: string;
  /** The client's address. */
  ip?: string;
  /** 'http://localhost:8888' by default. */
  origin?: string;
  /** Netlify's deploy context; by default this machine's. */
  deployContext?: string;
}

export const SITE = 'http://localhost:8888';

/** Calls that need the site's address. The last one to end removes it, because calls at once share it. */
const underWay = new Set<Request>();

/** Calls a door like Netlify, with a Request and a Context. Returns its Response after the work of `waitUntil`. */
export async function invoke(door: Door, path: string, call: Call = {}): Promise<Response> {
  const { headers = {}, body, rawBody, cookie, ip = '192.0.2.1', origin = SITE } = call;
  const sent = body === undefined ? rawBody : JSON.stringify(body);
  const request = new Request(new URL(path, origin), {
    method: call.method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  });
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const { deployContext } = call;
  const deploy = deployContext ? { context: deployContext, id: 'a-deploy' } : { context: 'dev', id: 'local' };
  // The platform sets the site's address, unless the test did.
  if (process.env.URL === undefined || underWay.size > 0) {
    process.env.URL = origin;
    underWay.add(request);
  }
  try {
    const response = await door(request, { ip, waitUntil, deploy });
    await Promise.all(pending);
    // Any other lifetime ends with the browser (RFC 6265 §5.2.2).
    for (const line of response.headers.getSetCookie()) expect(line).toMatch(/; Max-Age=\d+(;|$)/);
    return response;
  } finally {
    if (underWay.delete(request) && underWay.size === 0) delete process.env.URL;
  }
}

/** Returns an answer's cookies as the Cookie header of the next request. */
export const cookiesOf = (response: Response): string => cookiePairs(response.headers.getSetCookie());

/** Makes a Cookie header of Set-Cookie lines. */
export const cookiePairs = (lines: readonly string[]): string => lines.map((line) => line.split(';')[0]).join('; ');

/** Returns a browser's cookies after an answer: its own replace those of the same name. */
export function cookiesAfter(cookie: string, response: Response): string {
  const pairs = [...cookie.split('; '), ...cookiesOf(response).split('; ')].filter(Boolean);
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ');
}

/** Reads a refused form's sentences by field. */
export async function fieldErrorsIn(answer: Response): Promise<unknown> {
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { fieldErrors: unknown }).fieldErrors;
}
