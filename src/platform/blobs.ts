import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { BlobsServer } from '@netlify/blobs/server';
import { exchangeOf } from './http/exchange.ts';
import { closeServer, listen } from './http/listen.ts';
import { sendResponse } from './http/send-response.ts';
import { toRequest } from './http/to-request.ts';

/** The private part that its `start` uses. */
interface InsideBlobsServer {
  address: string;
  handleRequest: (request: Request) => Promise<Response>;
}

/**
 * Starts Netlify's Blobs server behind our own, because it listens on every interface and its conditional writes race.
 * Here writes wait for each other, so `onlyIfNew` and `onlyIfMatch` decide as on Netlify. `context` is for
 * NETLIFY_BLOBS_CONTEXT.
 */
export async function startBlobs(directory: string) {
  const token = randomBytes(24).toString('base64url');
  const blobs = new BlobsServer({ directory, token }) as unknown as InsideBlobsServer;
  let lastWrite: Promise<void> = Promise.resolve();
  const server = createServer(async (incoming, outgoing) => {
    const exchange = exchangeOf(incoming, outgoing);
    if (exchange === undefined) {
      outgoing.writeHead(400).end();
      return;
    }
    const { promise, resolve: release } = Promise.withResolvers<void>();
    try {
      if (incoming.method === 'PUT') {
        const before = lastWrite;
        lastWrite = promise;
        await before;
      }
      await sendResponse(await blobs.handleRequest(toRequest(exchange)), outgoing);
    } catch (error) {
      console.error('The Blobs server failed.', error);
      outgoing.destroy();
    } finally {
      release();
    }
  });
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  blobs.address = address;
  return { context: contextOf(address, token), stop: () => closeServer(server) };
}

/** Encodes Netlify's Blobs variable: JSON as base64. */
function contextOf(address: string, token: string): string {
  const context = {
    edgeURL: address,
    // Reads with `consistency: 'strong'` go here.
    uncachedEdgeURL: address,
    token,
    siteID: 'local',
    deployID: 'local',
    primaryRegion: 'eu-central-1',
  };
  return Buffer.from(JSON.stringify(context)).toString('base64');
}
