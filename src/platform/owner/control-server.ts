import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status: number;
  text: string;
}

/** What a running platform does for `npm run invoke`. */
export type Invoke = (name: string) => Promise<Answer>;

export interface ControlServer {
  address: string;
  /** From now on functions can be invoked. */
  allowInvoking: (invoke: Invoke) => void;
  close: () => Promise<void>;
}

/**
 * A small server on the loopback interface for commands of the same owner, who know the token. `GET /` proves
 * that the process lives, `POST /invoke/NAME` runs a function.
 */
export async function startControlServer(token: string): Promise<ControlServer> {
  let invoke: Invoke = async () => ({ status: 503, text: 'No functions here (yet).' });
  const server = createServer(async (request, response) => {
    const { status, text } = await answerTo(request).catch((error) => ({ status: 500, text: String(error) }));
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    allowInvoking: (given) => {
      invoke = given;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    if (!hasToken(request, token)) return { status: 403, text: '' };
    if (request.method === 'GET' && request.url === '/') return { status: 200, text: String(process.pid) };
    const name = /^\/invoke\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    return request.method === 'POST' && name !== undefined ? invoke(name) : { status: 404, text: '' };
  }
}

function hasToken(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
