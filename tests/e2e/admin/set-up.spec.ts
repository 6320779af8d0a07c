import { barriersOn } from '../../support/browser/barriers.ts';
import { freshBrowser, helpersBrowser } from '../../support/browser/helpers-browser.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { OWNER } from '../../support/browser/owner.ts';
import { withDevice } from '../../support/browser/virtual-device.ts';

test('the first link leads to a key, a sheet and the address, in six taps on a phone', async ({
  browser,
  request,
  baseURL,
}) => {
  expect((await request.post('/api/admin/login', { data: OWNER })).ok()).toBe(true);
  const invited = await request.post('/api/admin/invitations', { data: { email: 'erster-abend@firma.example' } });
  const page = await freshBrowser(browser, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await withDevice(page);
  await page.goto(`/admin/invitation#${(await invited.json()).token}`);
  await page.getByLabel('Benutzername').fill('erster-abend');
  await page.getByLabel('Passwort', { exact: true }).fill('Fenster mit Sprossen 7');
  await page.getByRole('button', { name: 'Zugang anlegen' }).click();

  const step = page.getByRole('heading', { level: 2 });
  await expect(step).toHaveText('Anmelden ohne Passwort, mit Notfallblatt');
  await expect(page.getByRole('link', { name: 'Später' })).toBeVisible();
  await page.getByRole('button', { name: 'Dieses Gerät hinzufügen' }).click();
  await expect(page.getByText('Bis dahin genügt dort das Passwort allein.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Später' }), 'a key without its sheet is half').toBeVisible();
  await page.getByRole('button', { name: 'Notfallblatt anlegen' }).click();
  await expect(page.getByText(/^8(-[0-9A-Z]{4}){3}$/)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ich habe es aufgehoben' }).click();
  await page.getByRole('link', { name: 'Weiter' }).click();

  await expect(step).toHaveText('Stimmt Ihre Mail-Adresse?');
  await expect(step, 'reading goes on at the step').toBeFocused();
  await expect(page.getByLabel('E-Mail')).toHaveValue('erster-abend@firma.example');
  await page.goBack();
  await expect(step).toHaveText('Anmelden ohne Passwort, mit Notfallblatt');
  await page.goForward();
  await page.getByRole('link', { name: 'Fertig' }).click();
  await expect(page).toHaveURL('/admin');
  await page.context().close();
});

test('the set-up can wait, by the keyboard too', async ({ browser, request, baseURL }) => {
  const page = await helpersBrowser(browser, { request, baseURL, username: 'spaeter' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/admin/einrichten');
  await expect(page.getByText('Dieser Browser kann sich nicht ohne Passwort anmelden.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dieses Gerät hinzufügen' })).toHaveCount(0);
  for (const [at, button] of ['Später', 'Fertig'].entries()) {
    await expect(page.getByText(`Schritt ${at + 1} von 2`)).toBeVisible();
    await page.getByRole('link', { name: button }).press('Enter');
  }
  await expect(page).toHaveURL('/admin');
  await page.context().close();
});

test('after an intruder one button leads through all that a stranger may have', async ({ page, login }) => {
  await login();
  await page.goto('/admin/settings#account');
  await page.getByRole('link', { name: 'Schritt für Schritt aufräumen' }).click();
  for (const [title, part] of [
    ['Neues Passwort', 'Passwort ändern'],
    ['Geräte und Schlüssel', 'Aktive Anmeldungen'],
    ['Zugänge und Einladungen', 'Wer Zugang hat'],
    ['Mail-Adressen', 'Ihre Angaben'],
    ['Neues Notfallblatt', 'Notfallblatt'],
    ['Was in den letzten Tagen geschehen ist', 'Was geschehen ist'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: /^(Weiter|Später|Fertig)$/ }).click();
  }
  await expect(page).toHaveURL('/admin');
});

test('a helper after an intruder sees what is theirs', async ({ browser, request, baseURL }) => {
  const page = await helpersBrowser(browser, { request, baseURL, username: 'eigenes' });
  await page.goto('/admin/notfall?step=9');
  await expect(page.getByText('Schritt 4 von 4')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Neues Notfallblatt');
  await page.context().close();
});
