import { expect, test } from '../../support/browser/own-site.ts';

// Other tests choose days on this server.
test.afterEach(({ page }) => page.request.delete('/api/admin/holiday'));

test('the owner’s holidays are shown at the form, and a removal can be undone', async ({ page, login }) => {
  await login();
  await page.goto('/admin/settings#holiday');
  const section = page.getByRole('region', { name: 'Wann wir nicht da sind' });
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  await section.getByLabel('Erster Tag').fill(today);
  await section.getByLabel('Letzter Tag').fill('2031-08-21');
  await section.getByLabel('Ein Satz dazu').fill('Ab dem 22. August sind wir wieder da.');
  await section.getByRole('button', { name: 'Betriebsferien speichern' }).click();
  await expect(page.getByText('Ihre Betriebsferien sind eingetragen.', { exact: true })).toBeVisible();
  await section.getByRole('button', { name: 'Betriebsferien entfernen' }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(section.getByRole('button', { name: 'Betriebsferien entfernen' })).toBeVisible();

  await page.goto('/');
  await page.getByLabel('Name', { exact: true }).fill('Erika');
  const form = page.locator('form.contact-form');
  await expect(form.getByRole('status')).toHaveText(/bis 21\. August haben wir Betriebsferien\. Ab dem 22\. August/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Erika');
});
