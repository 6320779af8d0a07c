import { expect, test } from '../../support/browser/fixtures.ts';

test('an unknown address answers 404, with an English heading and a link home', async ({ page, trouble }) => {
  trouble.allow(/status of 404/);
  for (const address of ['/gibt-es-nicht', '/faq/gibt-es-nicht', '/index.php']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Diese Seite gibt es bei uns nicht.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  }
});
