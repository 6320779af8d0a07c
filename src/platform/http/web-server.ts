import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** The header in which Netlify names the client's address; it overwrites a given one, too. */
export const CLIENT_ADDRESS = 'x-nf-client-connection-ip';

export const webServer = (answer: (request: Request) => Promise<Response>): Server =>
  createServer(async (incoming, outgoing) => {
    const request = toRequest(incoming, outgoing);
    if (request === undefined) return void outgoing.writeHead(400).end();
    try {
      await sendResponse(await answer(request), outgoing);
    } catch (error) {
      console.error(`${request.method} ${new URL(request.url).pathname} could not be answered.`, error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
    }
  });

/** The signal aborts if the client leaves early. Undefined for an absolute address, a broken Host header, and TRACE. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | undefined {
  const { url: path = '', method = 'GET', socket } = incoming;
  // Joined as text, because a path with two leading slashes would resolve to another host.
  const url = path.startsWith('/') && URL.parse(`http://${incoming.headers.host ?? 'localhost'}${path}`);
  if (!url || method === 'TRACE') return undefined;
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  headers.set(CLIENT_ADDRESS, (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, ''));
  const isSent = headers.has('transfer-encoding') || Number(headers.get('content-length')) > 0;
  return new Request(url, {
    method,
    headers,
    signal: gone.signal,
    ...(isSent &&
      !['GET', 'HEAD'].includes(method) && {
        body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>,
        duplex: 'half' as const,
      }),
  });
}

/** Sends a web Response and streams its body, until the client leaves. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const { status, statusText, headers, body } = response;
  if (outgoing.destroyed) return body?.cancel();
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(status, statusText || undefined);
  if (body === null || outgoing.req.method === 'HEAD') {
    outgoing.end();
    return body?.cancel();
  }
  try {
    await pipeline(Readable.fromWeb(body as NodeStream), outgoing);
  } catch (error) {
    // The client has left, or the function broke off; the cut connection says so.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
