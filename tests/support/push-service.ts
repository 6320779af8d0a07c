import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { isOfPushService } from '#config/push-services.ts';
import { closeServer, listen } from '#platform/http/listen.ts';

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

/**
 * A server on this machine that plays all push services; well-behaved and empty at the start of every test. Whoever
 * asks for an address of theirs asks it.
 */
export function testPushService(): TestPushService {
  let manner: Manner = { status: 201 };
  let server: Server;
  let port: number;
  const { fetch } = globalThis;
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
    vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
      const { href, pathname } = new URL(to instanceof Request ? to.url : to);
      return fetch(isOfPushService(href) ? `http://127.0.0.1:${port}${pathname}` : to, init);
    });
  });
  afterAll(() => closeServer(server));
  return service;
}
