import { COMPRESS_FROM_CHARS } from '#config/limits.ts';
import { allowsEncoding } from './allows-encoding.ts';

/**
 * A large JSON text as a stream, compressed where the client takes that; a small one stays as it is. Netlify lets 6 MB
 * of an answer pass at once and 20 MB as a stream: ten thousand requests may be more than the first, and packed they
 * are far below both.
 */
export function packed(text: string, request: Request): { body: BodyInit; headers: Record<string, string> } {
  if (text.length < COMPRESS_FROM_CHARS) return { body: text, headers: {} };
  const plain = new Blob([text]).stream();
  const headers = { vary: 'accept-encoding' };
  if (!allowsEncoding(request.headers.get('accept-encoding'), 'gzip')) return { body: plain, headers };
  return {
    body: plain.pipeThrough(new CompressionStream('gzip')),
    headers: { ...headers, 'content-encoding': 'gzip' },
  };
}
