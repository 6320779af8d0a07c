import { request as ask, createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listen } from '#platform/http/listen.ts';

/** A fault between a site and its clients. */
export interface Fault {
  /** Selects the answers with the fault. */
  at: (path: string, method: string) => boolean;
  status?: number;
  /** A value, or undefined to remove the header. */
  headers?: Record<string, string | string[] | undefined>;
  body?: (text: string) => string;
}

/** Starts a proxy before a site, which forwards all answers unchanged except for a planted fault. */
export async function faultyProxy(site: string) {
  let fault: Fault | undefined;
  const server = createServer(async (incoming, outgoing) => {
    const { url: path = '/', method = 'GET' } = incoming;
    const planted = fault?.at(path, method) ? fault : undefined;
    // A body that the fault changes must not be compressed.
    const answer = await handOn(site, incoming, planted?.body ? { 'accept-encoding': 'identity' } : {});
    let body = await buffer(answer);
    if (planted?.body) body = Buffer.from(planted.body(body.toString()));
    const headers = { ...answer.headers, ...planted?.headers };
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined && !['content-length', 'transfer-encoding'].includes(name))
        outgoing.setHeader(name, value);
    }
    outgoing.writeHead(planted?.status ?? answer.statusCode ?? 502).end(body);
  });
  // Leaves closing to the client, because a connection closed by this end would be a fault that no test planted.
  server.keepAliveTimeout = 0;
  const port = await listen(server, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Sets the only fault; undefined removes it. */
    plant: (next: Fault | undefined) => {
      fault = next;
    },
    stop: () => closeServer(server),
  };
}

function handOn(site: string, incoming: IncomingMessage, more: Record<string, string>): Promise<IncomingMessage> {
  const { hostname, port } = new URL(site);
  const { method, url: path } = incoming;
  const sent = ask({ agent: false, hostname, port, method, path, headers: { ...incoming.headers, ...more } });
  incoming.pipe(sent);
  return new Promise((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
}
