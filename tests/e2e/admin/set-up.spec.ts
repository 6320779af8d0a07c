import { barriersOn } from '../../support/browser/barriers.ts';
import { freshBrowser, helpersBrowser } from '../../support/browser/helpers-browser.ts';
import { logInByHand } from '../../support/browser/log-in.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { OWNER } from '../../support/browser/owner.ts';
import { withDevice } from '../../support/browser/virtual-device.ts';

test('the first link leads to a key and its sheet, in four taps on a phone', async ({ browser, request, baseURL }) => {
  expect((await request.post('/api/admin/login', { data: OWNER })).ok()).toBe(true);
  const invited = await request.post('/api/admin/invitations', { data: { email: 'erster-abend@firma.example' } });
  const page = await freshBrowser(browser, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await withDevice(page);
  await page.goto(`/admin/invitation#${(await invited.json()).token}`);
  await page.getByLabel('Benutzername').fill('erster-abend');
  await page.getByLabel('Passwort', { exact: true }).fill('Fenster mit Sprossen 7');
  await page.getByRole('button', { name: 'Zugang anlegen' }).click();

  await expect(page).toHaveURL('/admin/settings#keys');
  await page.getByRole('button', { name: 'Dieses Gerät hinzufügen' }).click();
  await expect(page.getByText('Bis dahin genügt dort das Passwort allein.')).toBeVisible();
  await page.getByRole('button', { name: 'Notfallblatt anlegen' }).click();
  await expect(page.getByText(/^8(-[0-9A-Z]{4}){3}$/)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ich habe es aufgehoben' }).click();
  await expect(page.getByText('Noch nicht benutzt: 8 von 8 Codes.')).toBeVisible();
  await page.context().close();
});

test('a browser without keys says so, and offers none', async ({ browser, request, baseURL }) => {
  const page = await helpersBrowser(browser, { request, baseURL, username: 'spaeter' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/admin/settings#keys');
  await expect(page.getByText('Dieser Browser kann sich nicht ohne Passwort anmelden.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dieses Gerät hinzufügen' })).toHaveCount(0);
  await page.context().close();
});

test('after an intruder a new password ends this session, too', async ({ browser, request, baseURL }) => {
  const page = await helpersBrowser(browser, { request, baseURL, username: 'gestohlen' });
  await page.goto('/admin/settings#account');
  const pane = page.getByRole('region', { name: 'Passwort ändern' });
  await pane.getByLabel('Bisheriges Passwort', { exact: true }).fill(OWNER.password);
  await pane.getByLabel('Neues Passwort', { exact: true }).fill('Regen auf neuen Scheiben 9');
  await pane.getByRole('switch', { name: 'Jemand war drin' }).check();
  expect(await barriersOn(page)).toEqual([]);
  await pane.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByRole('dialog', { name: 'Bitte erneut anmelden' })).toBeVisible();
  await logInByHand(page, { username: 'gestohlen', password: 'Regen auf neuen Scheiben 9' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});
