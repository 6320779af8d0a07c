import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { FunctionRunner } from '#platform/functions/function-runner.ts';
import { exchangeOf } from '#platform/http/exchange.ts';
import { closeServer, listen } from '#platform/http/listen.ts';
import { answerRequest, type Site } from '#platform/serve/site-server.ts';
import { readNetlifyRules } from '#platform/static/netlify-rules.ts';
import { StaticSite } from '#platform/static/static-site.ts';

/** Does something to a request before it is answered; true when it has answered it itself. */
export type Interference = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Serves a built site as `npm start` does, with the headers of the netlify.toml beside it, but without functions. */
export async function serveCopy(folder: string, interfere: Interference = () => false) {
  const { headers } = await readNetlifyRules(join(folder, '..', 'netlify.toml'), folder);
  const site: Site = {
    functions: { list: [], runner: new FunctionRunner() },
    files: new StaticSite(folder, headers),
    redirects: [],
  };
  const server = createServer(async (request, response) => {
    const exchange = exchangeOf(request, response);
    if (exchange && !(await interfere(request, response))) await answerRequest(site, exchange);
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { origin: `http://localhost:${port}`, stop: () => closeServer(server) };
}
