import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_RETRY_MS } from '#config/limits.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { OWNER } from '../support/browser/owner.ts';
import { startOwnersServer } from '../support/browser/owners-server.ts';
import { startProductionServer } from '../support/production-server.ts';

interface Power {
  url: string;
  off: () => Promise<void>;
  on: () => Promise<void>;
}

/** Gives a test its own server, which it can stop and restart at the same address with the same data. */
const testWithPower = test.extend<{ power: Power }>({
  power: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'outage-'));
      let server = await startOwnersServer({ dataDir });
      const { url } = server;
      await use({
        url,
        off: () => server.stop(),
        on: async () => {
          server = await startProductionServer({ dataDir, port: Number(new URL(url).port) });
        },
      });
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { timeout: 150_000 },
  ],
  baseURL: async ({ power }, use) => use(power.url),
});

// The test's own server stops and starts three times.
test.describe.configure({ timeout: 150_000 });

testWithPower(
  'login and area report an outage of the server, and recover when it is back',
  async ({ page, power, trouble: complaints }) => {
    complaints.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
    await page.clock.install();
    await page.goto('/admin/login');
    await page.getByLabel('Benutzername').fill(OWNER.username);
    await page.getByLabel('Passwort', { exact: true }).fill(OWNER.password);
    await power.off();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('region', { name: /^Notification/ })).toContainText('Anmeldung fehlgeschlagen');
    await power.on();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL('/admin');

    const panel = (name: string) => page.getByRole('region', { name });
    await expect(panel('Was wartet')).toContainText('Nichts wartet');
    await expect(panel('Systemstatus')).toContainText('Online');

    await power.off();
    await panel('Systemstatus').locator('summary').click();
    await panel('Systemstatus').getByRole('button', { name: 'Erneut prüfen' }).click();
    await expect(panel('Systemstatus')).toContainText('Nicht erreichbar');
    await expect(panel('Was wartet')).toContainText('Nichts wartet');

    // First a page without its script, then a page without its data.
    const menu = page.getByRole('navigation', { name: 'Verwaltung' });
    await menu.getByRole('link', { name: 'Einstellungen' }).click();
    const trouble = page.getByRole('main').getByRole('alert');
    await expect(trouble).toContainText('Diese Seite konnte nicht geladen werden: Der Server antwortet nicht.');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(trouble).toContainText('Der Server antwortet nicht.');
    await page.route('**/api/admin/sessions', (route) => route.abort('connectionrefused'));
    await power.on();
    // The page loads by itself, without a press.
    await page.clock.fastForward(PAGE_RETRY_MS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
    await page.getByRole('main').locator('summary').filter({ hasText: 'Konto' }).click();
    await expect(panel('Aktive Anmeldungen').getByRole('alert')).toContainText(
      /Die Anmeldungen konnten nicht geladen werden\. Der Server antwortet nicht\. Seit \d\d:\d\d\./,
    );
    await expect(page.getByLabel('Benutzername')).toHaveValue(OWNER.username);
    await page.unroute('**/api/admin/sessions');
    await panel('Aktive Anmeldungen').getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(panel('Aktive Anmeldungen').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: 'nicht geladen' })).toHaveCount(0);

    // A logout empties the screen at once, and ends the session when the server is back.
    await power.off();
    await page.getByRole('button', { name: 'Abmelden', exact: true }).last().click();
    await expect(page.getByText('Abmeldung fehlgeschlagen', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
    await power.on();
    await page.clock.fastForward(31_000);
    await expect.poll(async () => (await page.request.get('/api/admin/user')).status()).toBe(401);
    await expect(page).toHaveURL('/admin/login');
  },
);

test('a page opened without a server reports that, and loads when it is back', async ({ page, login, trouble }) => {
  trouble.allow(/ERR_CONNECTION_REFUSED/);
  await login();
  await page.route('**/api/admin/user', (route) => route.abort('connectionrefused'));
  await page.goto('/admin/settings');
  await expect(page.getByRole('alert')).toHaveText(/^Die Anmeldung konnte nicht geprüft werden/);
  await page.unroute('**/api/admin/user');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
});
