import { Agent, request } from 'node:http';

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * A client that keeps its one connection open, as a browser does. Returns the status; the body is read and dropped.
 * @param localAddress 127.0.0.0/8, because limits are per client.
 */
export function keepAliveClient(base: string, localAddress?: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...(localAddress && { localAddress, family: 4 }) });
  const ask = ({ path, method = 'GET', headers = {}, body }: Question): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, base), { agent, method, headers }, (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => resolve(response.statusCode ?? 0));
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return { ask, close: () => agent.destroy() };
}
