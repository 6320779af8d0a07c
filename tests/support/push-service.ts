import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { isOfPushService } from '#config/push-services.ts';
import { closeServer, listen } from '#platform/http/listen.ts';

/** A push that the service accepted. */
export interface TakenPush {
  path: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Its answer: a status with headers, or silence. */
type Manner = { status: number; headers?: Record<string, string> } | 'silent';

/**
 * Starts a local server that plays all push services, reset before every test. Redirects all requests for their
 * addresses to it.
 */
export function testPushService() {
  let manner: Manner = { status: 201 };
  let server: Server;
  let port: number;
  const { fetch } = globalThis;
  const service = {
    pushes: [] as TakenPush[],
    answers: (next: Manner) => {
      manner = next;
    },
  };
  beforeAll(async () => {
    server = createServer(async (incoming, outgoing) => {
      // A sender that timed out during the push has sent none.
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
    vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
      const { href, pathname } = new URL(to instanceof Request ? to.url : to);
      return fetch(isOfPushService(href) ? `http://127.0.0.1:${port}${pathname}` : to, init);
    });
  });
  afterAll(() => closeServer(server));
  return service;
}
