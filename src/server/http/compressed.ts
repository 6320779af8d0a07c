import { COMPRESS_FROM_CHARS } from '#config/limits.ts';

/**
 * A large JSON text as a stream, compressed where the client takes that; a small one stays as it is. Netlify lets 6 MB
 * of an answer pass at once and 20 MB as a stream: ten thousand requests may be more than the first, and packed they
 * are far below both.
 */
export function packed(text: string, request: Request): { body: BodyInit; headers: Record<string, string> } {
  if (text.length < COMPRESS_FROM_CHARS) return { body: text, headers: {} };
  const plain = new Blob([text]).stream();
  const headers = { vary: 'accept-encoding' };
  if (!takesGzip(request)) return { body: plain, headers };
  return {
    body: plain.pipeThrough(new CompressionStream('gzip')),
    headers: { ...headers, 'content-encoding': 'gzip' },
  };
}

/** RFC 9110 §12.5.3: gzip is named, and not with the weight 0. */
const takesGzip = (request: Request): boolean =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .map((coding) => coding.toLowerCase().replaceAll(/\s/g, '').split(';q='))
    .some(([name, weight = '1']) => name === 'gzip' && Number(weight) > 0);
