import { expect, type Page } from '@playwright/test';

/** Counts the page's open requests. Call it before the page is opened. */
export function watchRequests(page: Page) {
  let [sent, open] = [0, 0];
  const end = () => {
    open -= 1;
  };
  page.on('request', () => {
    sent += 1;
    open += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    allAnswered: async () => {
      let before: number;
      do {
        before = sent;
        // Waits for the paint, because effects send their requests after it, also those of a script that has just come.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
        await expect.poll(() => open, { intervals: [5, 20, 50] }).toBe(0);
      } while (sent > before);
    },
  };
}
