import { PAGE_RETRY_MS } from '#admin/frame/limits.ts';
import { expect, test } from '../../support/browser/own-site.ts';

/** The script of the settings page. */
const SCRIPT = '**/_astro/SettingsPage*.js';

test('a page without its script says so, and loads by itself when the device is online, or by one reload of the document when the browser caches the failure', async ({
  page,
  context,
  login,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|404/);
  await login();
  await page.goto('/admin');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Dashboard');
  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await context.setOffline(true);
  await open('Backups');
  await expect(alert).toContainText('Ihr Gerät hat keine Internetverbindung.');
  await context.setOffline(false);
  await expect(heading).toHaveText('Backups');
  await expect(alert).toHaveCount(0);

  await page.evaluate(() => {
    const draft = { at: Date.now(), value: { email: 'neu@firma.example' } };
    localStorage.setItem('draft:inhaberin:profile', JSON.stringify(draft));
  });
  let documents = 0;
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest());
  });
  await page.route(SCRIPT, (route) => route.abort('connectionrefused'));
  await page.clock.install();
  await open('Einstellungen');
  await expect(alert).toContainText(
    'Diese Seite konnte nicht geladen werden. Sie erscheint von selbst, sobald es geht.',
  );
  expect(documents).toBe(1);
  await page.unroute(SCRIPT);
  await page.clock.fastForward(PAGE_RETRY_MS);
  // Loads by itself again and keeps the typed text.
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('neu@firma.example');
  expect(documents).toBe(1);
});

test('the area reports that its own script failed to load', async ({ page, trouble }) => {
  // The browser's own error about an import has no stack.
  trouble.allow(/ERR_CONNECTION_REFUSED|^exception: $/);
  await page.route('**/_astro/*view_*.js', (route) => route.abort('connectionrefused'));
  await page.goto('/admin/login');
  await expect(page.getByRole('alert')).toContainText('Der Admin-Bereich konnte nicht geladen werden.');
  await page.unroute('**/_astro/*view_*.js');
  await page.getByRole('link', { name: 'Neu laden' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});
