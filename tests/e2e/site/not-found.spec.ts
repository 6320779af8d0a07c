import { expect, test } from '../../support/browser/fixtures.ts';

for (const address of ['/gibt-es-nicht', '/faq/gibt-es-nicht', '/index.php']) {
  test(`${address} answers with status 404 and a way home`, async ({ page, trouble }) => {
    trouble.allow(/status of 404/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Diese Seite gibt es bei uns nicht.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
}

test('its English heading is read as English', async ({ page, trouble }) => {
  trouble.allow(/status of 404/);
  await page.goto('/gibt-es-nicht');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
});
