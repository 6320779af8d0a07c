import type { $ZodError, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { Route } from '#shared/api/define-route.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { HttpError } from './http-error.ts';
import { JSON_BODY_MAX_BYTES } from './limits.ts';
import { httpTexts } from './texts.ts';

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
