import type { $ZodError, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { JSON_BODY_MAX_BYTES } from '#config/limits.ts';
import type { Route } from '#shared/api/define-route.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { readBody } from './body.ts';
import { HttpError } from './http-error.ts';
import { httpTexts } from './texts.ts';

/** One side of a request, raw. */
export interface RawInput {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** Reads what the route declares; the body at most up to its bound. @throws HttpError 400, 413, 415 */
export async function readInput(
  route: Route,
  request: Request,
  params: Record<string, string>,
  takesForms: boolean,
): Promise<RawInput> {
  const maxBytes = route.maxBodyBytes ?? JSON_BODY_MAX_BYTES;
  return {
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: route.body ? await readBody(request, maxBytes, takesForms) : undefined,
  };
}

/**
 * Parses the raw input by the route's schemas.
 * @throws HttpError 404 for an address that names nothing, 422 with a sentence per field.
 */
export function parseInput(route: Route, raw: RawInput) {
  return {
    params: parsePart(route.params, raw.params, () => new HttpError(404, httpTexts.notFound)),
    query: parsePart(route.query, raw.query, invalid),
    body: parsePart(route.body, raw.body, invalid),
  };
}

function parsePart(schema: $ZodType | undefined, value: unknown, failure: (error: $ZodError) => HttpError): unknown {
  if (!schema) return undefined;
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw failure(parsed.error);
  return parsed.data;
}

const invalid = (error: $ZodError) => new HttpError(422, httpTexts.invalid, { fieldErrors: fieldErrorsOf(error) });
