import type { FunctionContext } from '#platform/functions/netlify-function.ts';

/** A function's default export. */
type Door = (request: Request, context: FunctionContext) => Response | Promise<Response>;

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
  /** Which of Netlify's deploys the function belongs to; this machine's where it is not given. */
  deployContext?: string;
}

/** Calls a door as Netlify does: a Request and a Context in, a Response out, and what it left to `waitUntil` done. */
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
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const { deployContext } = call;
  const deploy = deployContext ? { context: deployContext, id: 'a-deploy' } : { context: 'dev', id: 'local' };
  // The platform says where the site is.
  const isGiven = process.env.URL !== undefined;
  if (!isGiven) process.env.URL = origin;
  try {
    const response = await door(request, { ip, waitUntil, deploy });
    await Promise.all(pending);
    return response;
  } finally {
    if (!isGiven) delete process.env.URL;
  }
}

/** The cookies an answer set, as the Cookie header of the next request. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
