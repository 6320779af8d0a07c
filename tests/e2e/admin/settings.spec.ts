import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriersOn } from '../../support/browser/barriers.ts';
import { freshBrowser } from '../../support/browser/helpers-browser.ts';
import { anotherBrowser } from '../../support/browser/log-in.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { OWNER } from '../../support/browser/owner.ts';

const NEW_PASSWORD = 'ein ganz neues Kennwort';

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const sessions = (page: Page) => panel(page, 'Aktive Anmeldungen').getByRole('listitem');

async function changePassword(page: Page, current: string, next: string) {
  await page.getByLabel('Bisheriges Passwort', { exact: true }).fill(current);
  await page.getByLabel('Neues Passwort', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
}

test.describe(() => {
  test.beforeEach(async ({ page, login }) => {
    await login();
    await page.goto('/admin/settings#account');
  });

  test('[7.2.4] the account goes on in two tabs with new tokens, also for a call that left with the old one', async ({
    page,
  }) => {
    const second = await page.context().newPage();
    await second.goto('/admin/settings#account');
    for (const tab of [page, second, page]) {
      await tab.route(
        '**/api/admin/sessions',
        (route) => route.fulfill({ status: 401, json: { error: 'Sie sind nicht angemeldet.' } }),
        { times: 1 },
      );
      tab.once('dialog', (dialog) => dialog.accept());
      await tab.getByRole('button', { name: 'Alle anderen abmelden' }).click();
      await expect(tab.getByText('Alle anderen Geräte sind abgemeldet.', { exact: true }).first()).toBeVisible();
      await expect(tab.getByRole('dialog', { name: 'Bitte erneut anmelden' })).toHaveCount(0);
    }
  });

  test('the account lists the sessions, ends each alone, and all others with a new password', async ({
    page,
    browser,
    site,
  }) => {
    // Calls of a page that still loads would leave with the token that ends here.
    await expect(sessions(page).first()).toBeVisible();
    await page.request.delete('/api/admin/sessions');
    const other = await anotherBrowser(browser, site.url);
    await page.reload();
    await expect(sessions(page)).toHaveCount(2);
    await expect(sessions(page).filter({ hasText: 'Dieses Gerät' })).toHaveCount(1);
    await expect(sessions(page).first()).toContainText(/Chrome auf Linux\s*seit \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
    await sessions(page).getByRole('button', { name: 'Abmelden: Chrome auf Linux' }).click();
    await expect(page.getByText('Das Gerät ist abgemeldet.', { exact: true })).toBeVisible();
    await expect(sessions(page)).toHaveText([/Dieses Gerät/]);
    await other.goto('/admin');
    await expect(other).toHaveURL('/admin/login');
    await other.context().close();

    const current = page.getByLabel('Bisheriges Passwort', { exact: true });
    await changePassword(page, 'ein falsches Kennwort', NEW_PASSWORD);
    await expect(current).toHaveAccessibleDescription('Das bisherige Passwort stimmt nicht');
    await expect(current).toBeFocused();

    await changePassword(page, OWNER.password, NEW_PASSWORD);
    await expect(
      page.getByText('Ihr Passwort ist geändert. Alle anderen Anmeldungen sind beendet.', { exact: true }),
    ).toBeVisible();
    await expect(current).toHaveValue('');
    await expect(sessions(page)).toHaveText([/Dieses Gerät/]);

    await changePassword(page, NEW_PASSWORD, OWNER.password);
    await expect(current).toHaveValue('');
  });

  test('the account is where password managers are led, saves name and mail, and keeps typed text, but no password', async ({
    page,
  }) => {
    await page.goto('/.well-known/change-password');
    await expect(page).toHaveURL('/admin/settings#account');
    await expect(page.locator('form:has([name=newPassword]) [autocomplete=username]')).toHaveValue(OWNER.username);
    const profile = panel(page, 'Ihre Angaben');
    const name = profile.getByLabel('Benutzername');
    const mail = profile.getByLabel('E-Mail');
    const save = profile.getByRole('button', { name: 'Speichern', exact: true });
    await expect(name).toHaveValue(OWNER.username);
    const before = await mail.inputValue();

    await mail.fill('keine Adresse');
    await save.click();
    await expect(mail).toHaveAccessibleDescription('Gültige E-Mail-Adresse erforderlich');
    await expect(mail).toBeFocused();
    await mail.fill(before);

    const unsaved = profile.getByText('Noch nicht gespeichert');
    await expect(unsaved).toBeHidden();
    await mail.fill('noch.nicht@gespeichert.example');
    await expect(unsaved).toBeVisible();
    await page.getByLabel('Neues Passwort', { exact: true }).fill(NEW_PASSWORD);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).toContain('noch.nicht@gespeichert.example');
    expect(kept).not.toContain(NEW_PASSWORD);
    await profile.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(mail).toHaveValue(before);
    await expect(unsaved).toBeHidden();
    await expect(profile.getByRole('heading'), 'the focus stays in the form').toBeFocused();

    await name.fill('Frau Rösch');
    await save.click();
    await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toContainText('Frau Rösch');
    await expect(save).toHaveAttribute('aria-disabled', 'false');
    await name.fill(OWNER.username);
    await save.click();
    await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toContainText(OWNER.username);

    // It asks before the tab closes if the browser cannot store the draft.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await mail.fill('noch.nicht@gespeichert.example');
    await expect(unsaved).toBeVisible();
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
  });

  test('a new mail address waits visibly until its link is opened, also where nobody is logged in', async ({
    page,
    browser,
    site,
  }) => {
    const mail = page.getByLabel('E-Mail', { exact: true });
    await expect(mail).toHaveValue(/@/);
    await mail.fill('chefin@firma.example');
    await panel(page, 'Ihre Angaben').getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText(/^Gespeichert\. Eine neue Mail-Adresse gilt, sobald/)).toBeVisible();
    await expect(mail).toHaveAccessibleDescription(/^chefin@firma\.example: noch nicht bestätigt\. Bis dort der Link/);
    expect(await barriersOn(page)).toEqual([]);
    const folder = `${site.dataDir}/mail`;
    const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
    const mails = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    const toIt = mails.findLast((text) => text.includes('An: chefin@firma.example')) ?? '';
    const [link = ''] = /\/admin\/adresse#\S+/.exec(toIt) ?? [];

    const stranger = await freshBrowser(browser, site.url);
    await stranger.goto(link);
    const confirm = stranger.getByRole('button', { name: 'Diese Adresse bestätigen' });
    await expect(confirm).toBeVisible();
    expect(await barriersOn(stranger)).toEqual([]);
    await confirm.click();
    await expect(stranger.getByRole('status')).toHaveText(
      'Danke. chefin@firma.example ist bestätigt und gilt ab jetzt.',
    );
    await stranger.context().close();
    await page.reload();
    await expect(mail).toHaveValue('chefin@firma.example');
    await expect(mail).toHaveAccessibleDescription('');
  });
});

test('the settings are rows with their states and addresses, and the dashboard stands below them', async ({
  page,
  login,
}) => {
  await login();
  // Shows one administrator, because other tests invite people into the same area.
  await page.route('**/api/admin/administrators', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, administrators: answer.administrators.slice(0, 1) } });
  });
  await page.goto('/admin/settings');
  const row = (name: string) => page.getByRole('main').locator('summary').filter({ hasText: name });
  await expect(row('Konto')).toContainText(OWNER.username);
  await expect(row('Kalender')).toContainText('aus');
  await expect(row('Zugänge')).toContainText('1');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Konto');
  await expect(page.getByText('Dieses Gerät', { exact: true }), 'its row is closed').toBeHidden();
  await expect(page.getByRole('region', { name: 'Systemstatus' })).toHaveCount(0);
  await page.getByRole('main').getByText('Dashboard', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Systemstatus' })).toBeVisible();
  await row('Kalender').click();
  const part = page.getByRole('button', { name: 'Adresse anlegen' });
  await expect(part).toBeVisible();
  await expect(page).toHaveURL('/admin/settings#calendar');
  await page.reload();
  await expect(part).toBeVisible();

  // Only one row is open at a time. Back returns to the list, and to the row.
  await row('Konto').click();
  await expect(page).toHaveURL('/admin/settings#account');
  await expect(page.getByText('Dieses Gerät', { exact: true })).toBeVisible();
  await expect(part).toBeHidden();
  await page.getByLabel('Benutzername', { exact: true }).focus();
  await page.goBack();
  await expect(page).toHaveURL('/admin/settings');
  await expect(row('Konto')).toBeFocused();
});
