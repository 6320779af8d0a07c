import { createServer, type IncomingMessage } from 'node:http';
import { closeServer } from '../http/close-server.ts';
import { isSameSecret } from '../http/is-same-secret.ts';
import { listen } from '../http/listen.ts';

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
  return {
    address: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`,
    allowInvoking: (given) => {
      invoke = given;
    },
    close: () => closeServer(server),
  };

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return { status: 403, text: '' };
    if (request.method === 'GET' && request.url === '/') return { status: 200, text: String(process.pid) };
    const name = /^\/invoke\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    return request.method === 'POST' && name !== undefined ? invoke(name) : { status: 404, text: '' };
  }
}
