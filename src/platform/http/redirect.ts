import { type Functions, runFunction } from '../functions/run-function.ts';
import { type RedirectRule, redirectionFor } from '../static/redirect-rules.ts';
import type { Exchange } from './exchange.ts';

interface Redirecting {
  functions: Functions;
  rules: readonly RedirectRule[];
  /** Sends the file of a path; false if there is none. */
  sendFile: (pathname: string, status: number) => Promise<boolean>;
}

/** Redirects, or rewrites with status 200; false if no rule matches. */
export async function redirect(exchange: Exchange, { functions, rules, sendFile }: Redirecting): Promise<boolean> {
  const redirection = redirectionFor(rules, exchange.url);
  if (redirection === undefined) return false;
  const { location, status } = redirection;
  if (status >= 300 && status < 400) {
    exchange.outgoing.writeHead(status, { location }).end();
    return true;
  }
  const { pathname } = new URL(location, exchange.url);
  return (await runFunction(functions, exchange, pathname)) || (await sendFile(pathname, status));
}
