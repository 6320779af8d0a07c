import { expect, type Page } from '@playwright/test';

const ROWS = 'main details:has(> summary h2)';

/** Opens all sections of the settings at once, which is faster to look at than one after the other. */
export async function openAllSections(page: Page): Promise<void> {
  await expect(page.locator(ROWS).nth(2)).toBeAttached();
  await page.locator(ROWS).evaluateAll((rows) => {
    // The page closes a section when it notices that another one opens.
    document.addEventListener('toggle', (event) => event.stopPropagation(), true);
    for (const row of rows as HTMLDetailsElement[]) row.open = true;
  });
}
