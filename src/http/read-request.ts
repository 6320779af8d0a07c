import { isIPv6 } from 'node:net';
import type { $ZodError, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { fieldErrorsOf } from '#shared/api/api-error.ts';
import type { Route, Routes } from '#shared/api/define-route.ts';
import { HttpError } from './http-error.ts';
import { JSON_BODY_MAX_BYTES } from './limits.ts';
import { httpTexts } from './texts.ts';

/**
 * Whether another site started a state-changing request (Fetch Metadata, OWASP CSRF Cheat Sheet). Without Sec-Fetch-Site
 * and Origin it passes, because programs do not send a visitor's cookies unasked.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** The part of an address that limits count by: IPv4, or an IPv6 /64, because a household has all of it (RFC 6177). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  // The URL parser writes the shortest form (RFC 5952). Its two colons stand for the missing zeros.
  const short = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head, tail] = short.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = tail ? [...(head ?? []), ...Array<string>(8).fill('0')] : (head ?? []);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Treats HEAD as GET. @throws HttpError 404 for an unknown path, 405 with Allow for another method. */
export function matchRoute<R extends Routes>(routes: R, request: Request) {
  const { pathname } = new URL(request.url);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const allowed = new Set<string>();
  for (const [name, route] of Object.entries(routes)) {
    const params = paramsOf(route, pathname);
    if (!params) continue;
    if (route.method === method) return { name: name as keyof R & string, params };
    allowed.add(route.method);
    if (route.method === 'GET') allowed.add('HEAD');
  }
  if (allowed.size === 0) throw new HttpError(404, httpTexts.notFound);
  throw new HttpError(405, httpTexts.methodNotAllowed, { headers: { allow: [...allowed].join(', ') } });
}

const patterns = new Map<string, URLPattern>();

function paramsOf({ path }: Route, pathname: string): Record<string, string> | undefined {
  if (!path.includes(':')) return path === pathname ? {} : undefined;
  const pattern = patterns.get(path) ?? new URLPattern({ pathname: path });
  patterns.set(path, pattern);
  return pattern.exec({ pathname })?.pathname.groups as Record<string, string> | undefined;
}

/**
 * Reads and parses the parts that the route declares, and the body up to its bound.
 * @throws HttpError 400, 413, 415; 404 for wrong parameters, 422 with a sentence per field.
 */
export async function inputOf(route: Route, request: Request, params: Record<string, string>, takesForms: boolean) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const body = route.body && (await readBody(route, request, takesForms));
  return {
    params: parsePart(route.params, params, () => new HttpError(404, httpTexts.notFound)),
    query: parsePart(route.query, query, invalid),
    body: parsePart(route.body, body, invalid),
  };
}

function parsePart(schema: $ZodType | undefined, value: unknown, failure: (error: $ZodError) => HttpError): unknown {
  if (!schema) return undefined;
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw failure(parsed.error);
  return parsed.data;
}

const invalid = (error: $ZodError) => new HttpError(422, httpTexts.invalid, { fieldErrors: fieldErrorsOf(error) });

const mediaTypeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isNativeForm = (request: Request): boolean => mediaTypeOf(request) === 'application/x-www-form-urlencoded';

/** @throws HttpError 415 for another type, 413 above the route's bound, 400 for broken JSON. */
async function readBody({ bodyTypes, maxBodyBytes }: Route, request: Request, takesForms: boolean): Promise<unknown> {
  const maxBytes = maxBodyBytes ?? JSON_BODY_MAX_BYTES;
  const type = mediaTypeOf(request);
  if (bodyTypes) {
    if (!bodyTypes.includes(type)) throw new HttpError(415, httpTexts.unsupportedBytes);
    return readBytes(request, maxBytes, httpTexts.fileTooLarge);
  }
  const isForm = takesForms && isNativeForm(request);
  if (!isForm && type !== 'application/json') throw new HttpError(415, httpTexts.unsupportedMediaType);
  const text = (await readBytes(request, maxBytes, httpTexts.bodyTooLarge)).toString('utf8');
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, httpTexts.malformedJson);
  }
}

/** Reads at most `maxBytes`, whatever Content-Length claims. */
async function readBytes(request: Request, maxBytes: number, sentence: string): Promise<Buffer> {
  const tooLarge = () => new HttpError(413, sentence);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
