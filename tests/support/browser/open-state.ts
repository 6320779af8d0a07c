import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the state of the system, which is open by itself where another test left a fault, and returns its button. */
export async function openState(page: Page): Promise<Locator> {
  const state = page.getByRole('region', { name: 'Systemstatus' });
  const checkAgain = state.getByRole('button', { name: 'Erneut prüfen' });
  await expect(async () => {
    if (!(await checkAgain.isVisible())) await state.locator('summary').click();
    await expect(checkAgain).toBeVisible({ timeout: 1000 });
  }).toPass();
  return checkAgain;
}
