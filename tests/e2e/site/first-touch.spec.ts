import type { Page } from '@playwright/test';
import { atRest } from '../../support/browser/at-rest.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { holdBack } from '../../support/browser/hold-back.ts';

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' });

test('a touch before the start script loads is answered', async ({ page }) => {
  const release = await holdBack(page, /start-page/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Nach rechts blättern' }).click();
  await expect.poll(() => page.locator('#gallery-strip').evaluate((strip) => Math.round(strip.scrollLeft))).toBe(300);
  release();
  await expect(page.getByRole('region', { name: 'Cookies: Sie entscheiden' })).toBeVisible();
});

for (const way of ['a press on the button', 'Enter in a field'])
  test(`the form keeps the text typed before the script loads, and then answers ${way}`, async ({ page }) => {
    // All script files but the start script.
    const release = await holdBack(page, /\/_astro\/(?!start-).*\.js/);
    await page.goto('/');
    await name(page).fill('Erika Beispiel');
    await (way === 'Enter in a field' ? name(page).press('Enter') : submit(page).click());
    await expect(page.getByText('Gültige E-Mail-Adresse erforderlich')).toBeHidden();
    release();
    await expect(page.getByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible();
    await expect(name(page)).toHaveValue('Erika Beispiel');
  });

test('without its scripts settings lead to the statement, a picture opens as a file, and the form posts as plain HTML', async ({
  page,
  trouble,
}) => {
  trouble.allow(/_astro/);
  trouble.allow(/Failed to (load resource|fetch dynamically imported module)/);
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort());
  let posted: string | null = null;
  await page.route('**/api/contact', async (route) => {
    posted = route.request().postData();
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>ok</title>' });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Einstellungen zur Barrierefreiheit' }).click();
  await expect(page).toHaveURL(/\/barrierefreiheit\??$/);
  await page.goto('/');
  await page.locator('#gallery-strip').getByRole('link').first().click();
  await expect(page).toHaveURL(/\.avif$/);
  await page.goto('/');
  await name(page).fill('Erika Beispiel');
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill('erika@beispiel.example');
  await submit(page).click();
  await expect.poll(() => posted).toContain('name=Erika+Beispiel');
});

test.describe(() => {
  test.beforeEach(({ trouble }) => {
    trouble.allow(/_astro/);
    trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch dynamically imported module)/);
  });

  test('after a network failure form and picture load when the network is back', async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_astro/'));
    await name(page).click();
    await failed;
    // Waits until the page has noticed the failure.
    await atRest(page);
    const islandFetched = page.waitForResponse(/_astro\/.*\.js/);
    await context.setOffline(false);
    await islandFetched;
    await submit(page).click();
    await expect(page.getByText('Name ist erforderlich')).toBeVisible();

    const picture = page.locator('#gallery-strip').getByRole('link').first();
    await picture.scrollIntoViewIfNeeded();
    await context.setOffline(true);
    const pictureFailed = page.waitForEvent('requestfailed');
    await picture.focus();
    await pictureFailed;
    await context.setOffline(false);
    await picture.click();
    await expect(page.getByRole('dialog', { name: 'Bild in groß' })).toBeVisible();
  });

  test('after a network failure a component that could not be fetched is fetched by the next press', async ({
    page,
  }) => {
    await page.goto('/');
    // Lets the page's late script through, but not the component.
    const late = await page.locator('body').getAttribute('data-late-script');
    await page.route(/\/_astro\/.*\.js/, (route) => {
      const isLate = route
        .request()
        .url()
        .includes(late ?? '-');
      return isLate ? route.continue() : route.abort();
    });
    const failed = page.waitForEvent('requestfailed');
    await name(page).click();
    await failed;
    await page.unroute(/\/_astro\/.*\.js/);
    await submit(page).click();
    await expect(page.getByText('Name ist erforderlich')).toBeVisible();
  });

  test('after a network failure a postal code that was sent offline is answered when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const field = page.locator('#place');
    const late = page.waitForResponse(/touched-page-/);
    await page.keyboard.press('Shift');
    await (await late).finished();
    await context.setOffline(true);
    await field.fill('55116');
    await field.press('Enter');
    await expect(page.locator('#place-answer')).toHaveText(
      'Die Prüfung ist gerade nicht erreichbar. Rufen Sie uns an: 069 90009 123.',
    );
    await context.setOffline(false);
    await expect(page.locator('#place-answer')).toContainText('Mainz');
  });
});
