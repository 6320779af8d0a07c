import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openCopy } from '#domain/backups/archive/copy-file.server.ts';
import { barriersOn } from '../../support/browser/barriers.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { patience } from '../../support/run/pace.ts';

test.describe.configure({ mode: 'serial' });

const entries = (page: Page) => page.getByRole('region', { name: 'Backup-Verlauf' }).getByRole('listitem');
const statusCard = (page: Page) => page.getByRole('region', { name: 'Backup-Status' });

/** A backup that has only begun. */
const aBackup = {
  id: '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11',
  type: 'weekly',
  status: 'pending',
  date: '2026-03-01T01:00:00.000Z',
  size: null,
  errorMessage: null,
  proof: null,
  proofNote: null,
  isStored: false,
};

test.beforeEach(({ login }) => login());

test('the backups are none at first, are made by a button, restored on trial, and run weekly', async ({ page }) => {
  await page.goto('/admin/backups');
  await expect(page.getByRole('heading', { name: 'Backups', level: 1 })).toBeVisible();
  await expect(page.getByText('Noch keine Backups vorhanden')).toBeVisible();
  await expect(statusCard(page).getByText('! Noch nicht eingerichtet', { exact: true })).toBeVisible();
  await expect(statusCard(page)).not.toContainText('Überfällig');
  await expect(statusCard(page).getByRole('definition').first()).toHaveText('Noch nicht eingerichtet');
  await expect(
    page.getByText('Downloads sind deaktiviert. Die Backup-Dateien sind lokal auf dem Server gespeichert.'),
  ).toBeVisible();
  // The specified sentence is always shown (ruling 32), with a note while it is not true.
  await expect(page.getByRole('listitem').filter({ hasText: 'Automatische Backups laufen' })).toHaveText(
    'Automatische Backups laufen wöchentlich, jeden Sonntag um 02:00 Uhr. Noch nicht eingerichtet',
  );

  const button = page.getByRole('button', { name: /^Backup (erstellen|wird erstellt\.\.\.)$/ });
  await button.press('Enter');
  await expect(button).toHaveText('Backup wird erstellt...');
  await expect(button).toBeDisabled();
  await expect(button, 'keeps the focus while it is made').toBeFocused();
  await expect(page.getByText('Backup erfolgreich', { exact: true })).toBeVisible({ timeout: patience(60_000) });
  await expect(button).toBeFocused();
  await expect(page.getByText('Manuelles Backup wurde erfolgreich erstellt.', { exact: true })).toBeVisible();

  const entry = entries(page).first();
  await expect(entry.getByRole('heading')).toHaveText('Manuelles Backup');
  await expect(entry).toContainText('Erfolgreich');
  await expect(entry).toContainText('Wiederherstellung geprüft');
  await expect(entry).toContainText(/\d+,\d\d KB/);
  await expect(entry.locator('time')).toHaveText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
  await expect(entry.getByRole('button', { name: 'Download' })).toBeDisabled();
  await expect(statusCard(page)).toContainText('Aktuell');

  await page.getByRole('button', { name: 'Auto-Backups einrichten' }).click();
  await expect(page.getByText('Automatische Backups aktiviert', { exact: true })).toBeVisible();
  await expect(page.getByText('Wöchentliche Backups wurden eingerichtet.', { exact: true })).toBeVisible();
  await expect(statusCard(page)).toContainText('Jeden Sonntag um 02:00 Uhr');
  await expect(statusCard(page)).toContainText(/Nächstes Backup\d\d\.\d\d\.\d{4}, 02:00/);
  await expect(page.getByText('Noch nicht eingerichtet')).toHaveCount(0);
  await expect(page.getByText('Automatische Backups laufen wöchentlich, jeden Sonntag um 02:00 Uhr.')).toBeVisible();

  const weekly = page.getByRole('button', { name: /^Auto-Backups/ });
  await expect(weekly).toHaveText('Auto-Backups ausschalten');
  await weekly.press('Enter');
  await expect(page.getByText('Automatische Backups ausgeschaltet', { exact: true })).toBeVisible();
  await expect(weekly).toHaveText('Auto-Backups einrichten');
  await expect(weekly).toBeFocused();
  await expect(statusCard(page)).toContainText('Noch nicht eingerichtet');
  await weekly.press('Enter');
  await expect(weekly).toHaveText('Auto-Backups ausschalten');
  await expect(weekly).toBeFocused();
  expect(await barriersOn(page)).toEqual([]);
});

test('the backups leave as an encrypted file, or by mail to an address that is proven first', async ({ page }) => {
  await page.goto('/admin/backups');
  const pane = page.getByRole('region', { name: 'Kopie außerhalb' });
  await expect(pane).toContainText('Öffnen lässt sie sich nur mit dem Schlüssel BACKUP_ENCRYPTION_KEY');
  await expect(pane.getByText('Letzte Kopie: Keine', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await pane.getByRole('button', { name: 'Verschlüsselte Kopie herunterladen' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^sicherung-\d{4}-\d\d-\d\d\.backup$/);
  const files = await openCopy(await readFile(await file.path())).list('');
  expect(files.map((path) => path.split('/').at(-1))).toEqual(['backup']);
  await expect(pane.getByText(/^Letzte Kopie: \d\d\.\d\d\.\d{4}/)).toBeVisible();

  const address = pane.getByLabel('Jedes neue Backup auch per Mail an');
  const save = pane.getByRole('button', { name: 'Speichern' });
  await address.fill('kopien@anderswo.example');
  await save.click();
  await expect(address).toHaveAccessibleDescription(
    /kopien@anderswo\.example: noch nicht bestätigt.* gilt keine Adresse/,
  );
  await address.fill('');
  await save.click();
  await expect(address).not.toHaveAccessibleDescription(/noch nicht bestätigt/);

  await page.goto('/admin');
  await expect(page.getByText('Kopie außerhalb: heute', { exact: true })).toBeVisible();
});

test('the backups show why one failed and that they are overdue, and unfold older ones', async ({ page }) => {
  const sentence = 'Die Datenbank war während der Sicherung nicht erreichbar.';
  const history = ['failed', 'pending', 'success', 'success', 'success'].map((status, n) => ({
    ...{ ...aBackup, id: aBackup.id.replace(/1$/, `${n}`), status },
    ...(status === 'failed' && { errorMessage: sentence }),
  }));
  await page.route('**/api/admin/backup', (route) => route.fulfill({ status: 500, json: { error: sentence } }));
  await page.route('**/api/admin/backups', (route) => route.fulfill({ json: history }));
  await page.route('**/api/admin/backups/status', async (route) => {
    const status = await (await route.fetch()).json();
    await route.fulfill({ json: { ...status, isWeeklyOn: true, isUpToDate: false, lastFailure: null } });
  });
  await page.goto('/admin/backups');
  const entry = entries(page).first();
  await expect(entry.getByRole('heading')).toHaveText('Automatisches Backup');
  await expect(entry).toContainText('Fehlgeschlagen');
  await expect(entry).toContainText(`Fehler: ${sentence}`);
  await expect(entries(page)).toHaveCount(3);
  await expect(statusCard(page)).toContainText('Überfällig');

  history.splice(1, 1, { ...aBackup, id: aBackup.id.replace(/1$/, '9'), status: 'success' });
  await page.reload();
  await page.getByRole('button', { name: 'Backup erstellen' }).click();
  await expect(page.getByText('Backup fehlgeschlagen', { exact: true })).toBeVisible();
  await page.getByText('2 ältere Backups', { exact: true }).click();
  await expect(entries(page)).toHaveCount(5);
});
