import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { recordLayoutShift } from '../support/browser/layout-shift.ts';
import { phone } from '../support/browser/phone.ts';
import { bytesOf, recordTraffic, type Transfer } from '../support/browser/traffic.ts';
import { PUBLIC_PAGE } from './budget.ts';

test.use(phone);

for (const { name, path } of Object.values(pages)) {
  test(`${name} keeps within its bytes, requests and elements`, async ({ page, trouble }) => {
    if (path === '404') trouble.allow(/status of 404/);
    const traffic = await recordTraffic(page);
    const layoutShift = await recordLayoutShift(page);
    const earlyQuestions = await recordEarlyQuestions(page);
    await page.goto(`/${path}`);
    await traffic.settled();

    const transfers = traffic.transfers();
    const measured = {
      criticalBytes: await criticalBytes(page, transfers),
      totalBytes: bytesOf(transfers),
      requests: transfers.length,
      scriptFiles: transfers.filter(({ type }) => type === 'Script').length,
      scriptFileBytes: bytesOf(transfers, 'Script'),
      inlineScriptBytes: await inlineScriptBytes(page),
      elements: await page.locator('*').count(),
      layoutShift: await layoutShift(),
      earlyQuestions: await earlyQuestions(),
    };
    console.log(`  ${JSON.stringify(measured)}`);
    for (const [figure, value] of Object.entries(measured)) {
      const budget = PUBLIC_PAGE[figure as keyof typeof measured];
      expect.soft(value, `${figure}: ${listOf(transfers)}`).toBeLessThanOrEqual(budget);
    }
  });
}

test('the icon keeps within its bytes', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=icon][type="image/svg+xml"]').getAttribute('href');
  const icon = await request.get(address ?? '');
  expect(icon.headers()['content-type']).toBe('image/svg+xml');
  expect((await icon.body()).length).toBeLessThanOrEqual(PUBLIC_PAGE.iconBytes);
});

test('scrolling through the home page shifts no layout and restyles few elements', async ({ page }) => {
  const layoutShift = await recordLayoutShift(page);
  const traffic = await recordTraffic(page);
  await page.goto('/');
  // The typeface and the late styles restyle the page once, on a busy machine only after the first scroll.
  await traffic.settled();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const styleWork = await recordStyleWork(page);
  const picturesComeInFirstFrame = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const root = document.documentElement;
        const look = () => requestAnimationFrame(() => resolve(root.hasAttribute('data-has-scrolled')));
        addEventListener('scroll', look, { once: true });
      }),
  );
  await page.mouse.move(180, 400);
  let position = 0;
  for (let isAtEnd = false; !isAtEnd; ) {
    await page.mouse.wheel(0, 400);
    ({ position, isAtEnd } = await afterStep(page, position));
  }
  expect(position, 'the page scrolled').toBeGreaterThan(800);
  const scripts = traffic.transfers().filter(({ type }) => type === 'Script');
  expect(scripts, 'mouse and wheel are no touch').toHaveLength(PUBLIC_PAGE.scriptFiles);
  expect(await picturesComeInFirstFrame).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-has-scrolled', '');
  expect(await layoutShift()).toBeLessThanOrEqual(PUBLIC_PAGE.layoutShiftWhileScrolling);
  const styled = await styleWork();
  expect(styled, 'something was recorded').toBeGreaterThan(0);
  expect(styled).toBeLessThanOrEqual(PUBLIC_PAGE.elementsStyledAtOnceWhileScrolling);
});

for (const [island, touch] of [
  ['the contact form', (page: Page) => page.getByRole('textbox', { name: /^Name/ }).click()],
  ['the gallery', (page: Page) => page.locator('#gallery-strip').getByRole('link').first().click()],
  [
    'the accessibility dialog',
    (page: Page) => page.getByRole('button', { name: 'Einstellungen zur Barrierefreiheit' }).click(),
  ],
] as const) {
  test(`the first touch of ${island} brings a bounded amount of script`, async ({ page }) => {
    // Otherwise the banner covers the floating buttons.
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    const traffic = await recordTraffic(page);
    await page.goto('/');
    await traffic.settled();
    const before = bytesOf(traffic.transfers(), 'Script');
    await touch(page);
    await traffic.settled();
    const bytes = bytesOf(traffic.transfers(), 'Script') - before;
    console.log(`  ${bytes} bytes of script after the first touch of ${island}`);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes, listOf(traffic.transfers())).toBeLessThanOrEqual(PUBLIC_PAGE.scriptBytesAfterTouch);
  });
}

/** Sums the document and every file that blocked the first paint. */
async function criticalBytes(page: Page, transfers: readonly Transfer[]): Promise<number> {
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
      .filter((entry) => entry.renderBlockingStatus === 'blocking')
      .map((entry) => entry.name),
  );
  return bytesOf(transfers.filter(({ url, type }) => type === 'Document' || blocking.includes(url)));
}

async function inlineScriptBytes(page: Page): Promise<number> {
  const scripts = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((elements) => elements.map((element) => element.textContent ?? '').join('\n'));
  return scripts ? brotliCompressSync(scripts).length : 0;
}

const listOf = (transfers: readonly Transfer[]): string =>
  transfers.map(({ url, type, bytes }) => `${type} ${bytes} ${new URL(url).pathname}`).join(', ');

/** Waits for a step of scrolling from `before` and its frame, because two steps in one frame would count as one. */
const afterStep = (page: Page, before: number) =>
  page.evaluate(
    (from) =>
      new Promise<{ position: number; isAtEnd: boolean }>((resolve) => {
        const look = () => {
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          const position = Math.round(scrollY);
          if (position === from && !isAtEnd) requestAnimationFrame(look);
          else requestAnimationFrame(() => requestAnimationFrame(() => resolve({ position, isAtEnd })));
        };
        look();
      }),
    before,
  );

/** Records until the returned function is called, which gives the element count of the largest style recalculation. */
async function recordStyleWork(page: Page): Promise<() => Promise<number>> {
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

/** Counts the scripts' reads of the scroll position during the start. Call it before the page opens. */
async function recordEarlyQuestions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { questions: 0 };
    Object.assign(window, { counted });
    for (const name of ['scrollX', 'scrollY', 'pageXOffset', 'pageYOffset'] as const) {
      const own = Object.getOwnPropertyDescriptor(window, name);
      const get = () => {
        counted.questions += 1;
        return own?.get?.call(window);
      };
      Object.defineProperty(window, name, { configurable: true, get });
      // A page's modules have run by then.
      const restore = () => own && Object.defineProperty(window, name, own);
      document.addEventListener('DOMContentLoaded', restore, { once: true });
    }
  });
  return () => page.evaluate(() => (window as unknown as { counted: { questions: number } }).counted.questions);
}
