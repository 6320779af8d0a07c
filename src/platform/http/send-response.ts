import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a web Response and streams its body, until the client leaves. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  // Cancels the body, because the client has left.
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
    // The client has left, or the function broke off; the cut connection says so.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
