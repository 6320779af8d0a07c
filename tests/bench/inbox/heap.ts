import type { Page } from '@playwright/test';

const MIB = 1024 * 1024;

/** How many MiB the page's script keeps, after collecting garbage, more than before some work. */
export async function heapGrowthMb(page: Page, work: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const used = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / MIB;
  };
  const before = await used();
  await work();
  return (await used()) - before;
}
