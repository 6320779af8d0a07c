import type { CDPSession, Page } from '@playwright/test';
import { barriersOn } from '../../support/browser/barriers.ts';
import { helpersBrowser } from '../../support/browser/helpers-browser.ts';
import { expect, test } from '../../support/browser/own-site.ts';

/** Gives a page a device that knows its owner's face. Keys of another page's device come along. */
async function withDevice(page: Page, from?: { client: CDPSession; authenticatorId: string }) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const;
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  if (from) {
    const { authenticatorId: earlier } = from;
    const { credentials } = await from.client.send('WebAuthn.getCredentials', { authenticatorId: earlier });
    for (const credential of credentials) await client.send('WebAuthn.addCredential', { authenticatorId, credential });
  }
  return { client, authenticatorId };
}

const pane = (page: Page) => page.getByRole('region', { name: 'Ihre Schlüssel' });
const logOut = (page: Page) => page.request.post('/api/admin/logout');
const keyButton = (page: Page) => page.getByRole('button', { name: 'Mit Fingerabdruck oder Gesicht anmelden' });
const isIn = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

test('a key is made in the settings and logs in with one tap, from the names, in two tabs, until it is deleted', async ({
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
  await page.evaluate(() => window.scrollBy(0, 300));
  expect(await barriersOn(page)).toEqual([]);

  await logOut(page);
  await page.goto('/admin/login');
  await expect(keyButton(page)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await keyButton(page).click();
  await isIn(page);

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

  await second.request.post('/api/admin/recovery-codes');
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
