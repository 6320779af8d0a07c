import { barriersOn } from '../../support/browser/barriers.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('somebody requests a reset from the login and sets a new password by the link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen');
  await page.getByRole('button', { name: 'Link schicken' }).click();
  const username = page.getByLabel('Benutzername oder Mail-Adresse');
  await expect(username).toHaveAccessibleDescription('Benutzername oder Mail-Adresse ist erforderlich');
  await page.route('**/api/admin/password-reset', (route) => route.fulfill({ json: { ok: true } }));
  await username.fill('inhaberin');
  await username.press('Enter');
  await expect(page.getByRole('status')).toContainText('an die Mail-Adresse, die bei ihm eingetragen ist');
  expect(await barriersOn(page)).toEqual([]);

  await page.goto('about:blank');
  await page.goto(`/admin/passwort#${'a'.repeat(43)}`);
  const password = page.getByLabel('Neues Passwort', { exact: true });
  await password.fill('kurz');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/Das Passwort braucht mindestens 12 Zeichen/);
  expect(await barriersOn(page)).toEqual([]);
  await password.fill('Regen auf neuen Scheiben 9');
  await password.press('Enter');
  await expect(page.getByText('Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.').first()).toBeVisible();
  await expect(username).toBeVisible();

  await page.goto('about:blank');
  await page.goto(`/admin/passwort#${'b'.repeat(43)}`);
  await page.route('**/api/admin/password-reset/password', (route) => {
    const { code } = route.request().postDataJSON();
    const asked = { error: 'Bitte prüfen', fieldErrors: { code: 'Dieses Gerät kennen wir noch nicht.' } };
    return route.fulfill(code ? { json: { ok: true } } : { status: 422, json: asked });
  });
  await expect(page.getByText('Haben Sie ein Notfallblatt? Dann legen Sie es bitte bereit')).toBeVisible();
  await password.fill('Regen auf neuen Scheiben 9');
  await password.press('Enter');
  await expect(page.getByLabel('Code vom Notfallblatt')).toBeFocused();
  await page.getByLabel('Code vom Notfallblatt').fill('1-ABCD-EFGH-JKMN');
  await page.getByLabel('Code vom Notfallblatt').press('Enter');
  await expect(page.getByText('Ihr neues Passwort gilt. Bitte melden Sie sich damit an.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin-Bereich');
});
