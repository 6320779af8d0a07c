import { expectNoBarriers } from '../support/browser/barriers.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { holdBack } from '../support/browser/hold-back.ts';
import { logInByHand } from '../support/browser/log-in.ts';
import { openAllSections } from '../support/browser/open-all-sections.ts';

/** The panels' requests, without the guard's own, which is answered. */
const DATA = /\/api\/(health|admin\/(?!user|login|logout))/;

// Because axe must judge the page at rest, not while it slides or fades.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the login has no barrier, also with errors and after a failure', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expectNoBarriers(page, 'empty');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Passwort ist erforderlich')).toBeVisible();
  await expectNoBarriers(page, 'with an error under each field');
  await page.route('**/api/admin/login', (route) =>
    route.fulfill({ status: 401, json: { error: 'Benutzername oder Passwort stimmt nicht.' } }),
  );
  await logInByHand(page, { username: 'niemand', password: 'falsch' });
  await expect(page.getByText('Anmeldung fehlgeschlagen', { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'with a failure and its toast');
});

test('the check of the rights and the end of a session have no barrier', async ({ page, login, trouble }) => {
  trouble.allow(/ERR_CONNECTION_REFUSED/);
  await login();
  const goOn = await holdBack(page, '**/api/admin/user', (route) => route.abort('connectionrefused'));
  const letItCome = await holdBack(page, '**/_astro/DashboardPage*.js');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Überprüfe Administratorrechte...');
  await expectNoBarriers(page, 'while the rights are checked');
  goOn();
  await expect(page.getByRole('alert')).toHaveText(/^Die Anmeldung konnte nicht geprüft werden/);
  await expectNoBarriers(page, 'when they can’t be checked');
  await page.unroute('**/api/admin/user');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Seite wird geladen...');
  letItCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByText('Wird geprüft...')).toHaveCount(0);
  await page.context().clearCookies({ name: 'session' });
  await page.getByRole('link', { name: 'Backups', exact: true }).click();
  await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
  await expectNoBarriers(page, 'after the session ended');
});

test('settings and dashboard have no barrier while they load, after a failure and with their data', async ({
  page,
  login,
}) => {
  await login();
  const unfold = () => page.getByRole('main').getByText('Dashboard', { exact: true }).click();
  const look = async (state: string) => {
    await expectNoBarriers(page, state);
    await openAllSections(page);
    await expectNoBarriers(page, `all sections, ${state}`);
  };
  const goOn = await holdBack(page, DATA, (route) =>
    route.fulfill({ status: 500, json: { error: 'Gerade nicht da.' } }),
  );
  await page.goto('/admin/settings');
  // The page's script has loaded, its data have not.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await unfold();
  await expect(page.locator('[aria-busy=true]').filter({ visible: true }).first()).toBeVisible();
  await look('while they load');

  goOn();
  await expect(page.getByRole('alert').first()).toContainText('Gerade nicht da.');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await look('after a failure');

  await page.unroute(DATA);
  await page.reload();
  await unfold();
  await expect(page.getByRole('region', { name: 'Systemstatus' })).toContainText('Verbunden');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // An owner's section comes with the account.
  await expect(page.getByRole('heading', { name: 'Zugänge' })).toBeVisible();
  await look('with their data');
  await page.route('**/api/admin/invitations', (route) =>
    route.fulfill({ status: 201, json: { token: 'x'.repeat(43), trouble: null } }),
  );
  await page.route('**/api/admin/calendar', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { token: 'x'.repeat(43) } })
      : route.fulfill({ json: null }),
  );
  await page.getByRole('button', { name: 'Adresse anlegen' }).click();
  await expect(page.getByLabel('Adresse des Kalenders')).toBeVisible();
  await page.getByLabel('Mail-Adresse der eingeladenen Person').fill('helferin@firma.de');
  await page.getByRole('button', { name: 'Einladen' }).click();
  await expect(page.getByLabel('Link der Einladung')).toBeVisible();
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Bitte geben Sie Ihr bisheriges Passwort ein')).toBeVisible();
  await expectNoBarriers(page, 'with the address of the calendar, the link of an invitation and errors under fields');
});
