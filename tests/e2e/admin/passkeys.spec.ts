import type { Page } from '@playwright/test';
import { barriersOn } from '../../support/browser/barriers.ts';
import { freshBrowser, helpersBrowser } from '../../support/browser/helpers-browser.ts';
import { watchRequests } from '../../support/browser/open-requests.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { withDevice } from '../../support/browser/virtual-device.ts';

const pane = (page: Page) => page.getByRole('region', { name: 'Ihre Schlüssel' });
const logOut = (page: Page) => page.request.post('/api/admin/logout');
const keyButton = (page: Page) => page.getByRole('button', { name: 'Mit Fingerabdruck oder Gesicht anmelden' });
const isIn = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

test('a key is made in the settings, proves who it is, and logs in with one tap, until it is deleted', async ({
  browser,
  request,
  baseURL,
}) => {
  const page = await helpersBrowser(browser, { request, baseURL, username: 'schluessel' });
  await page.setViewportSize({ width: 390, height: 844 });
  const device = await withDevice(page);
  await page.goto('/admin/settings#keys');
  await pane(page).getByRole('button', { name: 'Dieses Gerät hinzufügen' }).click();
  await expect(page.getByText('Ab jetzt können Sie sich hier ohne Passwort anmelden.').first()).toBeVisible();
  await expect(pane(page).getByRole('listitem')).toContainText('noch nicht benutzt');
  await pane(page).getByRole('button', { name: 'Dieses Gerät hinzufügen' }).click();
  await expect(page.getByText(/oder es hat hier schon einen Schlüssel/).first()).toBeVisible();

  // The server's answer after ten minutes; tests/functions/access.test.ts tests when it comes.
  const refuse = { status: 403, json: { error: 'Bitte bestätigen Sie zuerst, dass Sie es sind.', needsProof: true } };
  await page.route('**/api/admin/recovery-codes', (route) => route.fulfill(refuse), { times: 1 });
  await page.getByRole('button', { name: 'Notfallblatt anlegen' }).click();
  const question = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' });
  await expect(question.getByRole('button', { name: /bestätigen$/ })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await question.getByRole('button', { name: /^Mit Finger.*bestätigen$/ }).click();
  await expect(question).toBeHidden();
  const sheet = page.getByRole('region', { name: 'Notfallblatt', exact: true });
  await expect(sheet.getByRole('listitem'), 'the step goes on by itself').toHaveCount(8);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await barriersOn(page)).toEqual([]);

  // The login has stood on a phone for hours: what was ready counts for five minutes, as its cookie does.
  const phone = await freshBrowser(browser, baseURL);
  const requests = watchRequests(phone);
  await phone.goto('/admin/login');
  const challenge = phone.waitForResponse('**/passkey/options');
  await phone.getByLabel('Benutzername').focus();
  await challenge;
  await requests.allAnswered();
  await phone.clock.setSystemTime(Date.now() + 3_600_000);
  await phone.context().clearCookies();
  await withDevice(phone, device);
  await keyButton(phone).click();
  await isIn(phone);
  await phone.context().close();

  // The device answers for its owner as soon as the browser offers its keys.
  await logOut(page);
  await page.goto('/admin/login');
  const second = await page.context().newPage();
  await withDevice(second, device);
  await second.goto('/admin/login');
  await page.getByLabel('Benutzername').focus();
  await isIn(page);
  await keyButton(second).click();
  await isIn(second);

  await second.goto('/admin/settings#keys');
  second.once('dialog', (dialog) => dialog.accept());
  await pane(second)
    .getByRole('button', { name: /^Löschen/ })
    .click();
  await expect(second.getByText('Der Schlüssel gilt nicht mehr.').first()).toBeVisible();
  await logOut(second);
  await page.goto('/admin/login');
  await keyButton(page).click();
  await expect(page.getByText('Diesen Schlüssel gibt es hier nicht mehr.', { exact: false }).first()).toBeVisible();
  await page.context().close();
});
