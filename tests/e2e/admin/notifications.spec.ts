import { expect, test } from '../../support/browser/own-site.ts';

test.beforeEach(({ login }) => login());

test('notifications go to the addresses that the owner sets, as a test mail shows, whose link confirms it once', async ({
  page,
}) => {
  const { settings } = await (await page.request.get('/api/admin/notifications')).json();
  await page.goto('/admin/settings#notifications');
  const panel = page.getByRole('region', { name: 'Mails an mich' });
  const addresses = panel.getByLabel('An diese Adressen');
  await addresses.fill('buero@firma');
  await panel.getByRole('button', { name: 'Speichern' }).click();
  await expect(addresses).toHaveAccessibleDescription(/Bitte eine gültige E-Mail-Adresse je Zeile$/);
  await expect(addresses).toBeFocused();

  await addresses.fill('buero@firma.de\nchefin@firma.de');
  await panel.getByLabel('Nur der Hinweis, dass eine gekommen ist').check();
  await panel.getByRole('switch', { name: 'Eingangsbestätigung an die Kundin oder den Kunden schicken' }).check();
  await panel.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^Gespeichert\. An eine neue Adresse wird gemeldet, sobald/)).toBeVisible();
  await page.reload();
  await expect(addresses).toHaveValue('buero@firma.de\nchefin@firma.de');
  await expect(addresses).toHaveAccessibleDescription(/buero@firma\.de und chefin@firma\.de: noch nicht bestätigt/);
  await expect(panel.getByLabel('Nur der Hinweis, dass eine gekommen ist')).toBeChecked();
  await expect(panel.getByRole('switch', { name: /^Eingangsbestätigung/ })).toBeChecked();

  await panel.getByRole('button', { name: 'Test-Mail senden' }).click();
  await expect(page.getByText(/Die Test-Mail ist unterwegs an \S+@\S+\. Sehen Sie nach/).first()).toBeVisible();
  expect((await page.request.put('/api/admin/notifications', { data: settings })).ok()).toBe(true);

  let confirmed = 0;
  await page.route('**/api/admin/notifications/arrived', (route) => {
    confirmed += 1;
    return route.fulfill({ json: { ok: true } });
  });
  await page.goto('/admin/settings?arrived=test');
  await expect(
    page.getByText('Danke. Jetzt ist sicher, dass Mails bei Ihnen ankommen.', { exact: true }),
  ).toBeVisible();
  expect(confirmed).toBe(1);
  await expect(page).toHaveURL(/\/admin\/settings$/);
});
