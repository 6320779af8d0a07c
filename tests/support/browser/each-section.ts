import { expect, type Page } from '@playwright/test';

/** Opens the sections of the settings in turn, because one is open at a time. */
export async function eachSection(page: Page, look: (title: string) => Promise<void>): Promise<void> {
  for (const row of await page.getByRole('main').locator('summary:has(h2)').all()) {
    await row.click();
    await expect(row.locator('..')).toHaveAttribute('open');
    await look((await row.getByRole('heading').textContent()) ?? '');
  }
}
