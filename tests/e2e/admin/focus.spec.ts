import { expect, test } from '../../support/browser/own-site.ts';

test.beforeEach(({ login }) => login());

test('a waiting button hands on the focus when it disappears after a retry or a first analysis', async ({ page }) => {
  await page.route('**/api/admin/seo', (route) => route.fulfill({ status: 500, json: { error: 'Gerade nicht da.' } }));
  await page.goto('/admin/seo');
  await expect(page.getByRole('alert')).toContainText('Gerade nicht da.');
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await page.unroute('**/api/admin/seo');
  await page.route('**/api/admin/seo', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: [] });
    return route.fulfill({ status: 409, json: { error: 'Eine SEO-Analyse läuft bereits.' } });
  });
  await retry.press('Enter');
  await expect(page.getByText('Noch keine SEO-Analyse durchgeführt')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'SEO-Analyse starten' }).press('Enter');
  await answered;
  await expect(page.locator('body')).not.toBeFocused();
});
