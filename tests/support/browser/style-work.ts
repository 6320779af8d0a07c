import type { Page } from '@playwright/test';

/** Records until it is told to end; the answer is how many elements the largest recalculation of styles touched. */
export async function recordStyleWork(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  let largest = 0;
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args: { elementCount?: number } }[]) {
      if (name === 'UpdateLayoutTree') largest = Math.max(largest, args.elementCount ?? 0);
    }
  });
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    return largest;
  };
}
