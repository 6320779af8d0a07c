import type { Page } from '@playwright/test';

/** Counts how often scripts ask for the scroll position until the page's own has run. Start it before the page is opened. */
export async function recordEarlyQuestions(page: Page): Promise<() => Promise<number>> {
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
