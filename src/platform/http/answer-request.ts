import { type Functions, runFunction } from '../functions/run-function.ts';
import type { RedirectRule } from '../static/redirect-rules.ts';
import type { StaticSite } from '../static/static-site.ts';
import type { Exchange } from './exchange.ts';
import { redirect } from './redirect.ts';

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
