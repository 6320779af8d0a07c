import type { Page } from '@playwright/test';

/** Resizes the page to these sizes in turn ('360x740 1440x900'). */
export async function* windows(page: Page, sizes: string) {
  for (const [width = 0, height = 0] of sizes.split(' ').map((size) => size.split('x').map(Number))) {
    await page.setViewportSize({ width, height });
    yield { width, height };
  }
}
