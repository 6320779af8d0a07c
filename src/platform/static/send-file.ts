import { hasAlready } from '#http/etag.ts';
import type { Exchange } from '../http/exchange.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { ServedFile } from './served-file.ts';

/** What Netlify sends where no rule says otherwise: a browser asks again each time. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

interface Sending {
  status: number;
  /** From netlify.toml. */
  headers: Record<string, string>;
}

/** Sends a published file in the best coding, or 304 to who has it already. */
export async function sendFile(
  { incoming, outgoing }: Exchange,
  file: ServedFile,
  { status, headers }: Sending,
): Promise<void> {
  const encoding = file.isCompressible ? chooseEncoding(incoming.headers['accept-encoding']?.toString()) : 'identity';
  const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
  outgoing.setHeader('cache-control', DEFAULT_CACHE_CONTROL);
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  outgoing.setHeader('etag', etag);
  if (file.isCompressible) outgoing.setHeader('vary', 'Accept-Encoding');
  if (status === 200 && hasAlready(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304).end();
    return;
  }
  const body = await file.body(encoding);
  if (encoding !== 'identity') outgoing.setHeader('content-encoding', encoding);
  // A rule may know better than the file's name.
  if (!outgoing.hasHeader('content-type')) outgoing.setHeader('content-type', file.type);
  outgoing.setHeader('content-length', body.length);
  outgoing.writeHead(status).end(incoming.method === 'HEAD' ? undefined : body);
}
