import type { Page } from '@playwright/test';

/** One answer as it came over the wire. */
export interface Transfer {
  url: string;
  /** CDP's resource type: 'Document', 'Script', 'Stylesheet', 'Image', 'Font', 'Fetch' … */
  type: string;
  /** Headers and body, compressed. */
  bytes: number;
}

const QUIET_MS = 500;

/** Records what a page loads, as the browser's network layer counts it. Start it before the page is opened. */
export async function recordTraffic(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const open = new Map<string, { url: string; type: string }>();
  const transfers: Transfer[] = [];
  let lastEvent = performance.now();
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastEvent = performance.now();
    if (/^https?:/.test(request.url)) open.set(requestId, { url: request.url, type: type ?? 'Other' });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastEvent = performance.now();
    const request = open.get(requestId);
    if (request) transfers.push({ ...request, bytes: encodedDataLength });
    open.delete(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    lastEvent = performance.now();
    open.delete(requestId);
  });
  return {
    transfers: (): readonly Transfer[] => transfers,
    /** Waits until nothing is on its way and nothing has come for half a second. */
    settled: async () => {
      while (open.size > 0 || performance.now() - lastEvent < QUIET_MS) await page.waitForTimeout(50);
    },
  };
}

/** Sum of the bytes, of one type where it is given. */
export const bytesOf = (transfers: readonly Transfer[], type?: string): number =>
  transfers.filter((transfer) => !type || transfer.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
