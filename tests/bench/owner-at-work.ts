import { type BrowserContext, chromium } from 'playwright';
import { findBrowser } from '../support/browser/find-browser.ts';
import { OWNER } from '../support/browser/owner.ts';
import { startOwnersServer } from '../support/browser/owners-server.ts';
import type { ProductionServer } from '../support/production-server.ts';

/** A server on an empty database, and a browser in which its owner is logged in; both end with `await using`. */
export interface OwnerAtWork extends AsyncDisposable {
  server: ProductionServer;
  context: BrowserContext;
}

/** @throws Error when the login is refused. */
export async function ownerAtWork(): Promise<OwnerAtWork> {
  await using starting = new AsyncDisposableStack();
  const server = await startOwnersServer({ env: { LOG_LEVEL: 'silent' } });
  starting.defer(server.stop);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
  starting.defer(() => browser.close());
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: server.url, locale: 'de-DE', viewport });
  const answer = await context.request.post('/api/admin/login', { data: OWNER });
  if (!answer.ok()) throw new Error(await answer.text());
  const running = starting.move();
  return { server, context, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
