import { HttpError } from './http-error.ts';
import { httpTexts } from './texts.ts';

/** The media type of the request's body without parameters, '' where it has none. */
const mediaTypeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isNativeForm = (request: Request): boolean => mediaTypeOf(request) === 'application/x-www-form-urlencoded';

/**
 * The body as a value: JSON, or the fields of a native form where the route takes one.
 * @throws HttpError 415 for another type, 413 above `maxBytes`, 400 for broken JSON.
 */
export async function readBody(request: Request, maxBytes: number, takesForms: boolean): Promise<unknown> {
  const type = mediaTypeOf(request);
  const isForm = takesForms && isNativeForm(request);
  if (!isForm && type !== 'application/json') throw new HttpError(415, httpTexts.unsupportedMediaType);
  const text = await readText(request, maxBytes);
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, httpTexts.malformedJson);
  }
}

/** Reads at most `maxBytes`, whatever Content-Length claims. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new HttpError(413, httpTexts.bodyTooLarge);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
