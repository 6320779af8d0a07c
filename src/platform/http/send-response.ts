import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a web Response: every Set-Cookie of its own, the body as it comes. A client that leaves ends it. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  // The client left before there was an answer. Who makes the body is told, or it would be made for nobody.
  if (outgoing.destroyed) {
    await response.body?.cancel();
    return;
  }
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(response.status, response.statusText || undefined);
  if (response.body === null || outgoing.req.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream), outgoing);
  } catch (error) {
    // The client is gone, or the function broke off in the midst of its answer: the cut connection says so.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
