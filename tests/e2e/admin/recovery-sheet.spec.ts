import { barriersOn } from '../../support/browser/barriers.ts';
import { freshBrowser, helpersBrowser } from '../../support/browser/helpers-browser.ts';
import { logInByHand } from '../../support/browser/log-in.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { OWNER } from '../../support/browser/owner.ts';

test('the recovery sheet is shown once, and prints alone', async ({ browser, request, baseURL }) => {
  const page = await helpersBrowser(browser, { request, baseURL, username: 'blatt' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/settings#keys');
  const pane = page.getByRole('region', { name: 'Notfallblatt', exact: true });
  await expect(pane).toContainText('Sie haben noch keines.');
  await pane.getByRole('button', { name: 'Notfallblatt anlegen' }).click();
  await expect(pane.getByRole('status')).toContainText('Bitte drucken Sie dieses Blatt jetzt');
  await expect(pane.getByRole('listitem')).toHaveCount(8);
  const code = await pane.getByRole('listitem').first().innerText();
  expect(code).toMatch(/^1(-[0-9A-Z]{4}){3}$/);
  expect(await barriersOn(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Streichen Sie ihn dann durch.')).toBeVisible();
  await expect(page.getByText(`${baseURL}/admin`)).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await pane.getByRole('button', { name: 'Ich habe es aufgehoben' }).click();
  await expect(pane).toContainText('Noch nicht benutzt: 8 von 8 Codes.');
  await expect(page.getByText(code)).toHaveCount(0);
  await page.context().close();
});

test('a new device asks for a code of the sheet beside the password, once', async ({ browser, request, baseURL }) => {
  const page = await helpersBrowser(browser, { request, baseURL, username: 'neues-geraet' });
  const { codes } = await (await page.request.post('/api/admin/recovery-codes')).json();
  const phone = await freshBrowser(browser, baseURL);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/admin/login');
  await expect(phone.getByLabel('Code vom Notfallblatt')).toHaveCount(0);
  await logInByHand(phone, { ...OWNER, username: 'neues-geraet' });
  const field = phone.getByLabel('Code vom Notfallblatt');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Dieses Gerät kennen wir noch nicht, oder/);
  await expect(phone.getByText('Anmeldung fehlgeschlagen'), 'it is no failure yet').toHaveCount(0);
  expect(await barriersOn(phone)).toEqual([]);
  await field.fill('1-0000-0000-0000');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Diesen Code gibt es nicht/);
  await expect(phone.getByLabel('Passwort', { exact: true }), 'nothing typed is lost').toHaveValue(OWNER.password);
  await phone.getByLabel('Auf diesem Gerät angemeldet bleiben').check();
  await field.fill(codes[0]);
  await field.press('Enter');
  await expect(phone).toHaveURL('/admin');
  await phone.context().close();
  await page.context().close();
});
