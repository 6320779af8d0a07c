import type { ErrorBody } from '#shared/api/api-error.ts';
import { allowsEncoding } from './allows-encoding.ts';
import type { HttpError } from './http-error.ts';
import { COMPRESS_FROM_CHARS } from './limits.ts';

/** Headers of every function's answer, because those of netlify.toml do not reach functions. */
const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
} as const;

export function secured(response: Response): Response {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

interface Answer {
  status: number;
  body: unknown;
  cookies: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** Answers with JSON, compressed if it is large, or with a text or bytes of the type in its headers. */
export function answerTo(request: Request, { status, body: value, cookies, headers: own }: Answer): Response {
  const { body, headers } =
    value instanceof Uint8Array
      ? // `Response` takes any bytes; the types are narrower.
        { body: value as BodyInit, headers: {} }
      : packed('content-type' in own ? String(value) : JSON.stringify(value), request);
  const response = new Response(status === 304 ? null : body, {
    status,
    headers: { 'content-type': 'application/json', ...headers, ...own },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

export function errorAnswer({ message, fieldErrors, needsProof, status, headers }: HttpError): Response {
  const body: ErrorBody = { error: message, ...(fieldErrors && { fieldErrors }), ...(needsProof && { needsProof }) };
  return Response.json(body, { status, headers });
}

/** Streams large JSON, compressed if possible: ten thousand requests may exceed Netlify's 6 MB for an answer. */
function packed(text: string, request: Request): { body: BodyInit; headers: Record<string, string> } {
  if (text.length < COMPRESS_FROM_CHARS) return { body: text, headers: {} };
  const plain = new Blob([text]).stream();
  const headers = { vary: 'accept-encoding' };
  if (!allowsEncoding(request.headers.get('accept-encoding'), 'gzip')) return { body: plain, headers };
  return {
    body: plain.pipeThrough(new CompressionStream('gzip')),
    headers: { ...headers, 'content-encoding': 'gzip' },
  };
}
