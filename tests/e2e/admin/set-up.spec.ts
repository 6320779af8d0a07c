import { barriersOn } from '../../support/browser/barriers.ts';
import { freshBrowser, helpersBrowser } from '../../support/browser/helpers-browser.ts';
import { logInByHand } from '../../support/browser/log-in.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { OWNER } from '../../support/browser/owner.ts';
import { withDevice } from '../../support/browser/virtual-device.ts';

const PASSWORD = 'Fenster mit Sprossen 7';

test('the first link leads to a key and its sheet, in four taps, and a new device asks for a code of the sheet', async ({
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
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Zugang anlegen' }).click();

  await expect(page).toHaveURL('/admin/settings#keys');
  await page.getByRole('button', { name: 'Dieses Gerät hinzufügen' }).click();
  await expect(page.getByText('Bis dahin genügt dort das Passwort allein.')).toBeVisible();
  const pane = page.getByRole('region', { name: 'Notfallblatt', exact: true });
  await expect(pane).toContainText('Sie haben noch keines.');
  await pane.getByRole('button', { name: 'Notfallblatt anlegen' }).click();
  await expect(pane.getByRole('status')).toContainText('Bitte drucken Sie dieses Blatt jetzt');
  await expect(pane.getByRole('listitem')).toHaveText(Array(8).fill(/^[1-8](-[0-9A-Z]{4}){3}$/));
  const code = await pane.getByRole('listitem').first().innerText();
  expect(await barriersOn(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Streichen Sie ihn dann durch.')).toBeVisible();
  await expect(page.getByText(`${baseURL}/admin`)).toBeVisible();
  await expect(page.getByRole('heading'), 'the sheet prints alone').toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await pane.getByRole('button', { name: 'Ich habe es aufgehoben' }).click();
  await expect(pane).toContainText('Noch nicht benutzt: 8 von 8 Codes.');
  await expect(page.getByText(code), 'it is shown once').toHaveCount(0);

  const phone = await freshBrowser(browser, baseURL);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/admin/login');
  await expect(phone.getByLabel('Code vom Notfallblatt')).toHaveCount(0);
  await logInByHand(phone, { username: 'erster-abend', password: PASSWORD });
  const field = phone.getByLabel('Code vom Notfallblatt');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Dieses Gerät kennen wir noch nicht, oder/);
  await expect(phone.getByText('Anmeldung fehlgeschlagen'), 'it is no failure yet').toHaveCount(0);
  expect(await barriersOn(phone)).toEqual([]);
  await field.fill('1-0000-0000-0000');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Diesen Code gibt es nicht/);
  await expect(phone.getByLabel('Passwort', { exact: true }), 'nothing typed is lost').toHaveValue(PASSWORD);
  await phone.getByLabel('Auf diesem Gerät angemeldet bleiben').check();
  await field.fill(code);
  await field.press('Enter');
  await expect(phone).toHaveURL('/admin');
  await phone.context().close();
  await page.context().close();
});

test('a browser without keys says so, and after an intruder a new password ends this session, too', async ({
  browser,
  request,
  baseURL,
}) => {
  const page = await helpersBrowser(browser, { request, baseURL, username: 'gestohlen' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/admin/settings#keys');
  await expect(page.getByText('Dieser Browser kann sich nicht ohne Passwort anmelden.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dieses Gerät hinzufügen' })).toHaveCount(0);

  await page.getByRole('main').locator('summary').filter({ hasText: 'Konto' }).click();
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
