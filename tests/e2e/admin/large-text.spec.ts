import { holdBack } from '../../support/browser/hold-back.ts';
import { fillInbox, openMenuOf, openRequest } from '../../support/browser/inbox.ts';
import { openAllSections } from '../../support/browser/open-all-sections.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { stickingOut } from '../../support/browser/sticking-out.ts';
import { tornWords } from '../../support/browser/torn-words.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('accessibility-settings', '{"fontSize":"extra-large"}')),
);

const NAME = 'Friederike Mustermann-Schmidthuber';

const WIDTHS = [360, 720, 1440];
const PATHS = ['', '/contacts', '/termine', '/analytics', '/backups', '/seo', '/settings'];

test('very large text cuts no word of the area at any width @phone', async ({ page, login }) => {
  const expectWholeWords = async (where: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await tornWords(page), `${where}, ${width} px`).toEqual([]);
    }
  };
  await login();
  await fillInbox(page, [
    { name: 'Ina Baum', service: 'seniorenservice', phone: '06731 900090', place: 'Gau-Bickelheim' },
    { name: NAME, service: 'wintergarten', phone: '06731 900091', place: '55232 Alzey' },
  ]);
  for (const path of PATHS) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveClass(/font-extra-large/);
    await expectWholeWords(path);
  }
  await expect(page.getByRole('heading', { name: 'Zugänge' }), 'an owner’s section').toBeVisible();
  await openAllSections(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectWholeWords('all sections of the settings');
  await page.goto('/admin/contacts');
  const card = await openRequest(page, NAME);
  await card.getByRole('button', { name: 'Termin eintragen' }).click();
  await expectWholeWords('an opened request with the form of a date');
  await page.keyboard.press('Escape');
  await openMenuOf(card);
  await expect(card.getByRole('button', { name: 'Löschen' })).toBeVisible();
  await expectWholeWords('an opened request with its menu');
  // The same as a window of 1440 px at 200 % zoom.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.evaluate(() => document.documentElement.classList.remove('font-extra-large'));
  expect(await tornWords(page), 'at 200 %').toEqual([]);
});

test('at 200 % zoom on a phone no page scrolls sideways, and the bar has one row of named icons', async ({
  page,
  login,
}) => {
  await page.addInitScript(() => localStorage.removeItem('accessibility-settings'));
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stickingOut(page), 'the login').toEqual([]);
  for (const name of ['Passwort vergessen?', 'Zurück zur Website']) {
    const box = await page.getByRole('link', { name }).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(24);
  }
  await login();
  await fillInbox(page, [{ name: NAME, service: 'wintergarten', place: '55232 Alzey' }]);
  for (const path of PATHS) {
    const answer = await holdBack(page, /\/api\/admin\/(?!user)/);
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[^.]+$/);
    // Its sections have come: busy, with a skeleton, or as the closed rows of the settings.
    await expect(
      page.locator('main :is([aria-busy=true], .animate-breathe, [role=status], summary)').first(),
      path,
    ).toBeAttached();
    expect(await stickingOut(page), `${path} while it loads`).toEqual([]);
    answer();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await stickingOut(page), path).toEqual([]);
    const bar = page.getByRole('navigation', { name: 'Verwaltung' });
    await expect(bar.getByRole('link', { name: 'Termine' })).toBeVisible();
    expect((await bar.boundingBox())?.height, path).toBe(56);
  }
  await page.goto('/admin/contacts');
  const card = await openRequest(page, NAME);
  await card.getByRole('button', { name: 'Termin eintragen' }).click();
  await expect(card.getByLabel('Uhrzeit')).toBeVisible();
  expect(await stickingOut(page), 'an opened request').toEqual([]);
  await page.keyboard.press('Escape');
  await openMenuOf(card);
  await card.getByRole('button', { name: 'Berichtigen' }).click();
  await expect(card.getByLabel('Name')).toBeFocused();
  expect(await stickingOut(page), 'its correction').toEqual([]);
});
