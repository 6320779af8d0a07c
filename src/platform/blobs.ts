import { BlobsServer } from '@netlify/blobs/server';
import { closeServer, listen } from './http/listen.ts';
import { webServer } from './http/web-server.ts';
import { newSecret } from './secret.ts';

/** Netlify's Blobs server stands behind ours, because it listens on every interface. */
export async function startBlobs(directory: string) {
  const token = newSecret();
  // The private part that its `start` uses.
  const blobs = new BlobsServer({ directory, token }) as unknown as {
    address: string;
    handleRequest: (request: Request) => Promise<Response>;
  };
  const server = webServer((request) => blobs.handleRequest(request));
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  blobs.address = address;
  const context = {
    edgeURL: address,
    // Reads with `consistency: 'strong'` go here.
    uncachedEdgeURL: address,
    token,
    siteID: 'local',
    deployID: 'local',
    primaryRegion: 'eu-central-1',
  };
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    stop: () => closeServer(server),
  };
}
