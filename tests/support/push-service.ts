import { createServer, type RequestOptions, request, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { isOfPushService } from '#config/push-services.ts';
import { closeServer } from '#platform/http/close-server.ts';
import { listen } from '#platform/http/listen.ts';

/** What a push service has taken. */
export interface TakenPush {
  path: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** How it answers: a status, with headers where they matter, or not at all. */
type Manner = { status: number; headers?: Record<string, string> } | 'silent';

export interface TestPushService {
  pushes: TakenPush[];
  answers: (manner: Manner) => void;
}

let port = 0;

/**
 * Stands in for `src/server/push/connect.ts`, which refuses this machine: every push service is at the loopback address
 * then. `vi.mock('#server/push/connect.ts', async () => import('../support/push-service.ts'))`
 */
export function connect(url: URL, options: RequestOptions) {
  if (!isOfPushService(url.href)) throw new Error(`no push service: ${url.href}`);
  const headers = { ...options.headers, host: url.host };
  return request({ ...options, headers, host: '127.0.0.1', port, path: url.pathname });
}

/** A server that plays all push services; well-behaved and empty at the start of every test. */
export function testPushService(): TestPushService {
  let manner: Manner = { status: 201 };
  let server: Server;
  const service: TestPushService = {
    pushes: [],
    answers: (next) => {
      manner = next;
    },
  };
  beforeAll(async () => {
    server = createServer(async (incoming, outgoing) => {
      // Whose sender's time is over within the push has sent none.
      const body = await buffer(incoming).catch(() => undefined);
      if (!body || manner === 'silent') return;
      if (manner.status === 201) {
        service.pushes.push({ path: incoming.url ?? '', headers: incoming.headers as TakenPush['headers'], body });
      }
      outgoing.writeHead(manner.status, manner.headers).end(`what ${manner.status} means`);
    });
    port = await listen(server, 0, '127.0.0.1');
  });
  beforeEach(() => {
    manner = { status: 201 };
    service.pushes.length = 0;
  });
  afterAll(() => closeServer(server));
  return service;
}
