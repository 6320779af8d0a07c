import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';

/** A function's default export. */
type Door = (request: Request, context: Context) => Response | Promise<Response>;

export interface Call {
  /** GET where it is not given, POST with a body. */
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; `rawBody` is sent as it stands. */
  body?: unknown;
  rawBody?: BodyInit;
  /** What earlier answers set: `cookiesOf(response)`. */
  cookie?: string;
  /** The client's address. */
  ip?: string;
  /** 'http://localhost:8888' where it is not given. */
  origin?: string;
}

/** Calls a door as Netlify does: a Request and a Context in, a Response out. */
export async function invoke(door: Door, path: string, call: Call = {}): Promise<Response> {
  const { headers = {}, body, rawBody, cookie, ip = '192.0.2.1', origin = 'http://localhost:8888' } = call;
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
  return door(request, contextOf(request, ip));
}

/** The cookies an answer set, as the Cookie header of the next request. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

function contextOf(request: Request, ip: string): Context {
  const context: Partial<Context> = {
    ip,
    url: new URL(request.url),
    requestId: randomUUID(),
    params: {},
    geo: {},
    server: {},
    site: {},
    account: { id: '' },
    deploy: { context: 'dev', id: '0', published: false },
    waitUntil: () => undefined,
  };
  // The rest of it (cookies, next, rewrite) no function here uses: its absence would be seen at once.
  return context as Context;
}
