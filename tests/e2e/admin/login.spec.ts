import { expect, test } from '../../support/browser/own-site.ts';
import { OWNER } from '../../support/browser/owner.ts';

test.describe('the login', () => {
  test('leads the owner to the page that was asked for, and out again', async ({ page }) => {
    await page.goto('/admin/contacts');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('heading', { name: 'Admin-Bereich' })).toBeVisible();
    await expect(page.getByText('Melden Sie sich an, um auf das Verwaltungspanel zuzugreifen')).toBeVisible();

    await page.getByLabel('Benutzername').fill(OWNER.username);
    await page.getByLabel('Passwort', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL('/admin/contacts');
    await expect(page.getByText(`Willkommen zurück, ${OWNER.username}!`, { exact: true })).toBeVisible();

    const sidebar = page.getByRole('complementary');
    await expect(sidebar).toContainText(OWNER.username);
    await expect(sidebar).toContainText('Administrator');
    await expect(sidebar).toContainText(/Erste Anmeldung|Letzte Anmeldung/);

    await page.goto('/admin/login');
    await expect(page).toHaveURL('/admin');

    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByText('Sie wurden sicher abgemeldet.', { exact: true })).toBeVisible();
    await page.goto('/admin/contacts');
    await expect(page).toHaveURL('/admin/login');
  });

  test('says under each field what is missing', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByLabel('Benutzername')).toHaveAccessibleDescription('Benutzername ist erforderlich');
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription('Passwort ist erforderlich');
    await expect(page.getByLabel('Benutzername')).toBeFocused();
  });

  test('does not tell whether the name or the password was wrong', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel('Benutzername').fill('niemand');
    await page.getByLabel('Passwort', { exact: true }).fill('falsch');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('main')).toContainText('Benutzername oder Passwort stimmt nicht.');
    await expect(page.getByRole('region', { name: /Notification/ })).toContainText('Anmeldung fehlgeschlagen');
    await expect(page.getByLabel('Benutzername')).toHaveValue('niemand');
  });

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/admin/login');
    const password = page.getByLabel('Passwort', { exact: true });
    await password.fill('geheim');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Passwort verbergen' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('says that a session has ended while somebody worked, and keeps what was typed', async ({ page, login }) => {
    await login();
    await page.goto('/admin/contacts');
    await expect(page.getByRole('heading', { name: 'Kontakte' })).toBeVisible();
    await page.context().clearCookies({ name: 'session' });
    await page.getByLabel('Suche').fill('Meier');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByText('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.')).toBeVisible();

    await page.getByLabel('Benutzername').fill(OWNER.username);
    await page.getByLabel('Passwort', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL('/admin/contacts');
    await expect(page.getByLabel('Suche')).toHaveValue('Meier');
  });
});
