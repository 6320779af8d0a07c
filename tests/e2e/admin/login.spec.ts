import { blockStorage } from '../../support/browser/block-storage.ts';
import { endSession } from '../../support/browser/end-session.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { fillInbox } from '../../support/browser/inbox.ts';
import { logInByHand } from '../../support/browser/log-in.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { OWNER } from '../../support/browser/owner.ts';
import { toastOf } from '../../support/browser/toast-of.ts';

test('the login opens the requested page, and the logout leaves it again', async ({ page }) => {
  await page.goto('/admin/contacts');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin-Bereich' })).toBeVisible();
  await expect(page.getByText('Melden Sie sich an, um auf das Verwaltungspanel zuzugreifen')).toBeVisible();

  await logInByHand(page);
  await expect(page).toHaveURL('/admin/contacts');
  await expect(page.getByRole('main', { name: 'Kontakte' }), 'reading goes on in the page').toBeFocused();
  await expect(page.getByText(`Willkommen zurück, ${OWNER.username}!`, { exact: true })).toBeVisible();

  const sidebar = page.getByRole('navigation', { name: 'Verwaltung' });
  await expect(sidebar).toContainText(OWNER.username);
  await expect(sidebar).toContainText('Administrator');
  await expect(sidebar).toContainText(/Erste Anmeldung|Letzte Anmeldung/);

  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin');

  const other = await page.context().newPage();
  await other.goto('/admin/contacts');
  await expect(other.getByRole('heading', { name: 'Kontakte' })).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(other, 'every tab is left').toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin-Bereich' })).toBeFocused();
  await expect(page.getByText('Sie wurden sicher abgemeldet.', { exact: true })).toBeVisible();
  await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeHidden();
  await page.goto('/admin/contacts');
  await expect(page).toHaveURL('/admin/login');
});

test('[14.3.1] a page out of the browser’s cache shows nothing before the session is known', async ({
  page,
  login,
}) => {
  await login();
  await fillInbox(page, [{ name: 'Anna' }]);
  await page.goto('/admin/contacts');
  const row = page.getByText('Anna').first();
  await expect(row).toBeVisible();
  const pass = (name: string) =>
    page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
  await pass('pagehide');
  await expect(row, 'the cache keeps a covered page').toBeHidden();
  const answer = await holdBack(page, '**/api/admin/user');
  await pass('pageshow');
  await expect(row).toBeHidden();
  answer();
  await expect(row).toBeVisible();
  await pass('pagehide');
  await endSession(page);
  await pass('pageshow');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Anna')).toHaveCount(0);
});

test('the login shows errors, shows and hides the password, tells a wait once, and takes the next try', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/admin/user') && asked.push(request.url()));
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByLabel('Benutzername')).toHaveAccessibleDescription('Benutzername ist erforderlich');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription('Passwort ist erforderlich');
  await expect(page.getByLabel('Benutzername')).toBeFocused();
  expect(asked, 'a stranger’s 401 would be an error in the console').toEqual([]);

  // The error does not reveal which of the two was wrong.
  await logInByHand(page, { username: 'niemand', password: 'falsch' });
  const toast = toastOf(page);
  await expect(toast).toContainText('Anmeldung fehlgeschlagen');
  await expect(toast).toContainText('Benutzername oder Passwort stimmt nicht.');
  await expect(page.getByRole('main'), 'it is said once').not.toContainText('stimmt nicht');
  await expect(page.getByLabel('Benutzername')).toHaveValue('niemand');

  const password = page.getByLabel('Passwort', { exact: true });
  await password.fill('geheim');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password, 'phones write nothing else').toHaveAttribute('autocapitalize', 'none');
  await expect(password).toHaveAttribute('autocorrect', 'off');
  await page.getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  const wait = { status: 429, json: { error: 'Zu viele Fehlversuche. Bitte warten Sie 8 Sekunden.' } };
  await page.route('**/api/admin/login', (route) => route.fulfill(wait), { times: 1 });
  await logInByHand(page);
  await expect(toast).toContainText('Bitte warten Sie 8 Sekunden.');
  await expect(page.getByRole('main'), 'it is said once').not.toContainText('Zu viele Fehlversuche');
  const letItAnswer = await holdBack(page, '**/api/admin/login');
  await password.press('Enter');
  await expect(page.getByRole('button', { name: 'Anmeldung läuft...' })).toBeDisabled();
  letItAnswer();
  await expect(page).toHaveURL('/admin');
});

test('the login stands without storage, and leads back to the site', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/admin/passwort');
  await expect(page.getByLabel('Benutzername oder Mail-Adresse')).toBeVisible();
  await page.goto('/admin/login');
  await expect(page.getByLabel('Benutzername')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zur Website' }).click();
  await expect(page).toHaveURL('/');
});

test('the login opens over the page when a session ends, and keeps the typed text', async ({ page, login }) => {
  await login();
  await page.clock.install();
  await page.goto('/admin/contacts');
  await expect(page.getByRole('heading', { name: 'Kontakte' })).toBeVisible();
  // Delays answers until the first letter is typed.
  const letItAnswer = await holdBack(page, '**/api/admin/**');
  await endSession(page);
  await page.getByLabel('Suche').fill('Meier');
  letItAnswer();
  // The next refetch gets a 401.
  await page.clock.fastForward(31_000);
  const dialog = page.getByRole('dialog', { name: 'Bitte erneut anmelden' });
  await expect(dialog).toContainText('Ihre Sitzung ist abgelaufen.');
  await expect(dialog.getByRole('heading'), 'what is typed on goes into no password').toBeFocused();
  await expect(page).toHaveURL('/admin/contacts#search=Meier');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await logInByHand(page, { ...OWNER, password: 'falsch' });
  await expect(dialog.getByRole('alert')).toHaveText('Benutzername oder Passwort stimmt nicht.');
  await logInByHand(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/contacts#search=Meier');
  await expect(page.getByLabel('Suche')).toBeFocused();
  await expect(page.getByLabel('Suche')).toHaveValue('Meier');
});
