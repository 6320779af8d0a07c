import { expect, type Page } from '@playwright/test';

/** Counts the page's open requests. Call it before the page is opened. */
export function watchRequests(page: Page) {
  let open = 0;
  const end = () => {
    open -= 1;
  };
  page.on('request', () => {
    open += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    count: () => open,
    allAnswered: async () => {
      // Waits for the paint, because effects send their requests after it.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await expect.poll(() => open, { intervals: [5, 20, 50] }).toBe(0);
    },
  };
}
