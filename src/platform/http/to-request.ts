import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Exchange } from './exchange.ts';

/** Makes a web Request of Node's. Its signal aborts if the client leaves early. */
export function toRequest({ url, incoming, outgoing }: Exchange): Request {
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers: headersOf(incoming),
    signal: gone.signal,
    ...(hasBody(incoming) && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' as const }),
  });
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  const isSent = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return isSent && method !== 'GET' && method !== 'HEAD';
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}
