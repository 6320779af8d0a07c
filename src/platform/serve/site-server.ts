import { MINUTE_MS, SHUTDOWN_GRACE_MS } from '#config/limits.ts';
import type { Functions } from '../functions/functions.ts';
import { closeServer, listen } from '../http/listen.ts';
import { webServer } from '../http/web-server.ts';
import { type RedirectRule, redirected } from '../static/netlify-rules.ts';
import type { StaticSite } from '../static/static-site.ts';
import { platformTexts } from '../texts.ts';

/** Longer than clients keep an idle connection, because then no request meets a closing one. */
const KEEP_ALIVE_MS = 1 * MINUTE_MS;

/** Browsers try it, too, where `localhost` is `::1` first. */
const LOOPBACK = '127.0.0.1';
const OWN_NAMES = ['localhost', LOOPBACK];

/** For this machine alone unless a host is given; refuses foreign names (DNS rebinding). @throws EADDRINUSE, EACCES */
export async function serveSite(site: Site, port: number, host: string | undefined) {
  const server = webServer(async (request) => {
    const isOurs = host !== undefined || OWN_NAMES.includes(new URL(request.url).hostname);
    return isOurs ? answerRequest(site, request) : new Response(platformTexts.foreignHost(chosen), MISDIRECTED);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const chosen = await listen(server, port, host ?? LOOPBACK);
  return { port: chosen, stop: () => closeServer(server, SHUTDOWN_GRACE_MS) };
}

/** RFC 9110 §15.5.20. */
const MISDIRECTED = { status: 421, headers: { 'content-type': 'text/plain; charset=utf-8' } };

export interface Site {
  functions: Functions;
  files: StaticSite;
  redirects: readonly RedirectRule[];
}

/** Answers in Netlify's order: functions, files, redirects, 404.html. */
export async function answerRequest({ functions, files, redirects }: Site, request: Request): Promise<Response> {
  const rewrite = async (pathname: string, status: number) =>
    (await functions.answer(request, pathname)) ?? files.answer(request, pathname, status);
  return (
    (await functions.answer(request)) ??
    (await files.answer(request)) ??
    (await redirected(redirects, request, rewrite)) ??
    files.notFound(request)
  );
}
