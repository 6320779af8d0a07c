import { expect, test } from '../../support/browser/fixtures.ts';

test('the Impressum is dated with the day of the visit', async ({ page }) => {
  await page.clock.setFixedTime('2027-03-05T12:00:00+01:00');
  await page.goto('/impressum');
  await expect(page.getByText('Stand: 5. März 2027')).toBeVisible();
});

test('the privacy page has nine numbered sections, and a button that deletes all data', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'reste', value: '1', url: baseURL ?? '' }]);
  await page.goto('/datenschutz');
  const headings = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d\. / });
  await expect(headings).toHaveCount(9);
  await page.evaluate(() => {
    localStorage.setItem('cookieConsent', 'accepted');
    localStorage.setItem('cookiePreferences', '{"necessary":true,"analytics":true,"marketing":true}');
    localStorage.setItem('accessibility-settings', '{"fontSize":"large"}');
    sessionStorage.setItem('session', '123');
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Alle Cookies und lokalen Daten löschen' }).click();
  await reloaded;
  await expect(page.getByRole('region', { name: 'Cookies: Sie entscheiden' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  expect(await context.cookies()).toEqual([]);
});
