import { isSameSecret, newSecret } from '../secret.ts';
import { closeServer, listen } from './listen.ts';
import { webServer } from './web-server.ts';

/** Takes POST requests on loopback. `address` ends in a secret, because any website may post to this machine. */
export async function startPostServer(answer: (name: string) => Response | Promise<Response>) {
  const secret = newSecret();
  const server = webServer(async ({ method, url }) => {
    const [, given = '', name = ''] = new URL(url).pathname.split('/');
    return method === 'POST' && isSameSecret(given, secret) ? answer(name) : new Response(null, { status: 403 });
  });
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/${secret}`;
  return { address, close: () => closeServer(server) };
}
