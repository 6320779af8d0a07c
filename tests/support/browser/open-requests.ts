import { expect, type Page } from '@playwright/test';

/** Knows what the page has asked for and not yet got. To be called before the page is opened. */
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
      // What was just drawn asks in its effects, which come after the paint.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await expect.poll(() => open, { intervals: [5, 20, 50] }).toBe(0);
    },
  };
}
