import type { Page } from '@playwright/test';

/** An answer with its size on the wire. */
export interface Transfer {
  url: string;
  /** CDP's resource type: 'Document', 'Script', 'Stylesheet', 'Image', 'Font', 'Fetch' … */
  type: string;
  /** The size of headers and body, compressed. */
  bytes: number;
}

const QUIET_MS = 500;

/** Whether a URL is the page's icon, which does not count, because headless browsers do not load it. */
const isIcon = (url: string) => new URL(url).pathname.startsWith('/favicon.');

/** Records a page's loads as the browser's network layer counts them. Call it before the page is opened. */
export async function recordTraffic(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const asked = new Map<string, Transfer>();
  const answered = new Map<string, Transfer>();
  let lastEvent = performance.now();
  /** Ends an answer at its headers if the page never reads its body, because no later event comes. */
  const note = (requestId: string, bytes: number) => {
    lastEvent = performance.now();
    const transfer = asked.get(requestId) ?? answered.get(requestId);
    if (transfer) answered.set(requestId, { ...transfer, bytes });
    asked.delete(requestId);
  };
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) => {
    lastEvent = performance.now();
    if (/^https?:/.test(url) && !isIcon(url)) asked.set(requestId, { url, type, bytes: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => note(requestId, response.encodedDataLength));
  cdp.on('Network.dataReceived', () => {
    lastEvent = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => note(requestId, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  return {
    transfers: (): readonly Transfer[] => [...answered.values()],
    /** Waits until every request has been answered and nothing has come for half a second. */
    settled: async () => {
      while (asked.size > 0 || performance.now() - lastEvent < QUIET_MS) await page.waitForTimeout(50);
    },
  };
}

/** Sums up the bytes, of all types or of one. */
export const bytesOf = (transfers: readonly Transfer[], type?: string): number =>
  transfers.filter((transfer) => !type || transfer.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
