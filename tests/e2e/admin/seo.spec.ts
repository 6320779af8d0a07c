import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/own-site.ts';
import { patience } from '../../support/run/pace.ts';

const check = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test.beforeEach(({ login }) => login());

test('the SEO page offers the first analysis of the real pages, shows its findings, and stamps the sitemap', async ({
  page,
}) => {
  const { promise: seenRunning, resolve: letItEnd } = Promise.withResolvers<void>();
  const heading = page.getByRole('heading', { level: 1 });
  await page.route('**/api/admin/seo', (route) => route.fulfill({ status: 500, json: { error: 'Gerade nicht da.' } }));
  const fresh = { sitemap: null };
  await page.route('**/api/admin/seo/state', (route) => route.fulfill({ json: fresh }));
  await page.goto('/admin/seo');
  await expect(page.getByRole('alert')).toContainText('Gerade nicht da.');
  // The first analysis, whatever other tests did on this server.
  await page.route('**/api/admin/seo', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await expect(page.getByText('Noch keine SEO-Analyse durchgeführt')).toBeVisible();
  await expect(heading, 'gets the focus of the button that has gone').toBeFocused();
  await expect(page.getByText(/^Die Sitemap entsteht bei jedem Veröffentlichen/)).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/admin/seo', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    // The answer waits until the test has seen that it runs, because the machine may be fast.
    await seenRunning;
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'SEO-Analyse starten' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Die SEO-Analyse läuft...' })).toBeFocused();
  letItEnd();
  await expect(page.getByText('SEO-Analyse fertig', { exact: true })).toBeVisible({ timeout: patience(90_000) });
  await expect(page.getByText('6 Seiten wurden geprüft.', { exact: true })).toBeVisible();
  await expect(heading, 'gets the focus of the button that has gone').toBeFocused();

  const score = page.getByRole('region', { name: 'Gesamtbewertung' });
  await expect(score.getByText('50 %', { exact: true }), 'at most, while sample data are left').toBeVisible();
  const bar = score.getByRole('progressbar', { name: 'Gesamtbewertung' });
  await expect(bar).toHaveAttribute('value', '50');

  const row = page.getByText(/^\d+ Prüfungen bestanden$/);
  await expect(check(page, 'Seitentitel')).toBeHidden();
  await row.click();
  await expect(check(page, 'Seitentitel')).toContainText('Gut');
  await expect(check(page, 'Seitentitel')).toContainText(/Zuletzt geprüft: \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
  await row.click();
  await expect(check(page, 'Seitentitel')).toBeHidden();

  await page.getByRole('button', { name: 'Sitemap generieren' }).click();
  await expect(page.getByText('Sitemap generiert', { exact: true })).toBeVisible();
  await expect(page.getByText('Die Sitemap wurde erfolgreich aktualisiert.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Sitemap mit 4 Seiten, generiert am \d\d\.\d\d\.\d{4}, \d\d:\d\d$/)).toBeVisible();
});
