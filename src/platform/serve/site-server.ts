import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { KEEP_ALIVE_MS, SHUTDOWN_GRACE_MS } from '#config/limits.ts';
import { type Functions, runFunction } from '../functions/run-function.ts';
import { type Exchange, exchangeOf } from '../http/exchange.ts';
import { closeServer, listen } from '../http/listen.ts';
import { redirect } from '../http/redirect.ts';
import type { RedirectRule } from '../static/redirect-rules.ts';
import type { StaticSite } from '../static/static-site.ts';

/** The addresses that 'localhost' may mean. */
const IPV4_LOOPBACK = '127.0.0.1';
const IPV6_LOOPBACK = '::1';
const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Serves a site over HTTP, for this machine alone unless a host is given.
 * @throws what listening throws: EADDRINUSE, EACCES.
 */
export async function serveSite(site: Site, port: number, host: string | undefined) {
  const first = siteServer(site);
  const chosen = await listen(first, port, host ?? IPV4_LOOPBACK);
  const servers = [first];
  if (host === undefined) {
    const second = siteServer(site);
    try {
      await listen(second, chosen, IPV6_LOOPBACK);
      servers.push(second);
    } catch (error) {
      if (!NO_IPV6.includes((error as NodeJS.ErrnoException).code ?? '')) {
        await closeServer(first);
        throw error;
      }
    }
  }
  return {
    port: chosen,
    /** Refuses new requests and lets running ones finish for a while. */
    stop: async () => {
      await Promise.all(servers.map((server) => closeServer(server, SHUTDOWN_GRACE_MS)));
    },
  };
}

function siteServer(site: Site) {
  const server = createServer((incoming, outgoing) => answer(site, incoming, outgoing));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

async function answer(site: Site, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const exchange = exchangeOf(incoming, outgoing);
  if (exchange === undefined) {
    outgoing.writeHead(400).end();
    return;
  }
  try {
    await answerRequest(site, exchange);
  } catch (error) {
    console.error(`${incoming.method} ${exchange.url.pathname} could not be answered.`, error);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
  }
}

export interface Site {
  functions: Functions;
  files: StaticSite;
  redirects: readonly RedirectRule[];
}

/** Answers in Netlify's order: functions, forced redirects, files, other redirects, 404.html. */
export async function answerRequest({ functions, files, redirects }: Site, exchange: Exchange): Promise<void> {
  const sendFile = (pathname: string, status: number) => files.send(exchange, pathname, status);
  const forced = redirects.filter(({ force }) => force);
  const isAnswered =
    (await runFunction(functions, exchange)) ||
    (await redirect(exchange, { functions, rules: forced, sendFile })) ||
    (await files.send(exchange)) ||
    (await redirect(exchange, { functions, rules: redirects, sendFile }));
  if (!isAnswered) await files.sendNotFound(exchange);
}
