import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/browser/barriers.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { holdBack } from '../support/browser/hold-back.ts';
import { logInByHand } from '../support/browser/log-in.ts';
import { openAllSections } from '../support/browser/open-all-sections.ts';
import { openState } from '../support/browser/open-state.ts';

/** The panels' requests, without the guard's own, which is answered. */
const DATA = /\/api\/(health|admin\/(?!user|login|logout))/;

/** Checks the page while its data load, after they fail, and with them. */
async function lookAtStates(page: Page, address: string, unfold = async () => {}, look = expectNoBarriers) {
  const goOn = await holdBack(page, DATA, (route) =>
    route.fulfill({ status: 500, json: { error: 'Gerade nicht da.' } }),
  );
  await page.goto(address);
  // The page's script has loaded, its data have not.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Dashboard|Einstellungen)$/);
  await unfold();
  await expect(page.locator('[aria-busy=true]').filter({ visible: true }).first()).toBeVisible();
  await look(page, 'while it loads');

  goOn();
  await expect(page.getByRole('alert').first()).toContainText('Gerade nicht da.');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await look(page, 'after a failure');

  await page.unroute(DATA);
  await page.reload();
  await unfold();
  await expect(page.getByRole('region', { name: 'Systemstatus' })).toContainText('Verbunden');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await look(page, 'with its data');
}

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
  await (await openState(page)).click();
  await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
  await expectNoBarriers(page, 'after the session ended');
});

test('the dashboard has no barrier while it loads, after a failure and with its data', async ({ page, login }) => {
  await login();
  await lookAtStates(page, '/admin');
});

test('the settings have no barrier while they load, after a failure and with their data', async ({ page, login }) => {
  await login();
  await lookAtStates(
    page,
    '/admin/settings',
    () => page.getByRole('main').getByText('Dashboard', { exact: true }).click(),
    async (_, state) => {
      await expectNoBarriers(page, state);
      // An owner's section comes with the account.
      if (state === 'with its data') await expect(page.getByRole('heading', { name: 'Zugänge' })).toBeVisible();
      await openAllSections(page);
      await expectNoBarriers(page, `all sections, ${state}`);
    },
  );
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
