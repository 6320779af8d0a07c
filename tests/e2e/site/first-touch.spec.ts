import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures.ts';
import { holdBack } from '../../support/browser/hold-back.ts';

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' });

/** Keeps script files away until the returned function is called. */
const holdScripts = (page: Page) => holdBack(page, /\/_astro\/.*\.js/);

test('looking and scrolling load no script file', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await page.mouse.move(700, 500);
  for (let screen = 0; screen < 14; screen += 1) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(50);
  }
  expect(scripts).toEqual([]);
});

test('what is typed before the script arrives is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await name(page).fill('Erika Beispiel');
  release();
  await submit(page).click();
  await expect(page.getByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible();
  await expect(name(page)).toHaveValue('Erika Beispiel');
});

test('a press on the button before the script arrives is answered by the form itself', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await submit(page).click();
  await expect(page.getByText('Name ist erforderlich')).toBeHidden();
  release();
  await expect(page.getByText('Name ist erforderlich')).toBeVisible();
});

test('Enter in a field before the script arrives is answered by the form itself', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await name(page).press('Enter');
  release();
  await expect(page.getByText('Name ist erforderlich')).toBeVisible();
});

test('where the script cannot be loaded, the form posts as plain HTML', async ({ page, trouble }) => {
  trouble.allow(/_astro/);
  trouble.allow(/Failed to (load resource|fetch dynamically imported module)/);
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort());
  let posted: string | null = null;
  await page.route('**/api/contact', async (route) => {
    posted = route.request().postData();
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>ok</title>' });
  });
  await page.goto('/');
  await name(page).fill('Erika Beispiel');
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill('erika@beispiel.example');
  await submit(page).click();
  await expect.poll(() => posted).toContain('name=Erika+Beispiel');
});

test('where the script cannot be loaded, a picture opens as a file', async ({ page, trouble }) => {
  trouble.allow(/_astro/);
  trouble.allow(/Failed to (load resource|fetch dynamically imported module)/);
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.locator('#portfolio').getByRole('link').first().click();
  await expect(page).toHaveURL(/\.webp$/);
});
