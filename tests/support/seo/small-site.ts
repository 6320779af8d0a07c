import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { listen } from '#platform/http/listen.ts';

/** An address's answer: HTML, or a handler. */
type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

export type SmallSite = Awaited<ReturnType<typeof smallSite>>;

/** Serves a site with the answers that a test sets, until the test ends. Other addresses are answered with 404. */
export async function smallSite(answers: Record<string, Answer>) {
  const current = new Map(Object.entries(answers));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = current.get(path);
    if (typeof answer === 'function') answer(request, response);
    else send(response, answer, path);
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://localhost:${port}`,
    /** Every requested path, in order. */
    asked,
    /** Changes an address's answer. */
    set: (path: string, answer: Answer | undefined) =>
      answer === undefined ? current.delete(path) : current.set(path, answer),
  };
}

function send(response: ServerResponse, body: string | undefined, path: string): void {
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': path.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
  });
  response.end(gzipSync(body ?? '<h1>404</h1>'));
}

export const aPage = ({ title = 'Seite', links = ['/'] } = {}): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${title}</title></head>
<body><header>${links.map((href) => `<a href="${href}">Zu ${href}</a>`).join(' ')}</header>
<main><h1>${title}</h1></main></body></html>`;
