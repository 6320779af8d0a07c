import { clientAddress, type Exchange } from '../http/exchange.ts';
import { sendResponse } from '../http/send-response.ts';
import { toRequest } from '../http/to-request.ts';
import type { FunctionRunner } from './function-runner.ts';
import { matchFunction } from './match-function.ts';
import type { NetlifyFunction } from './netlify-function.ts';

/** The functions of a site and what runs them. */
export interface Functions {
  list: readonly NetlifyFunction[];
  runner: FunctionRunner;
}

/** Answers with the function that has a path; false where there is none. */
export async function runFunction(
  { list, runner }: Functions,
  exchange: Exchange,
  pathname = exchange.url.pathname,
): Promise<boolean> {
  const target = matchFunction(list, pathname);
  if (target === undefined) return false;
  const request = toRequest(exchange);
  const address = clientAddress(exchange);
  // Netlify says it in a header too, whatever the client wrote there.
  request.headers.set('x-nf-client-connection-ip', address);
  await sendResponse(await runner.run(target, request, address), exchange.outgoing);
  return true;
}
