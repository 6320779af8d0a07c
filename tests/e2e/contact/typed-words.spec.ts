import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { blockStorage } from '../../support/browser/block-storage.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { holdBack } from '../../support/browser/hold-back.ts';

const field = (page: Page, name: string) => page.locator(`.contact-form [name=${name}]`);
const submit = (page: Page) => page.locator('.contact-form .actions button');
const sent = (page: Page) => page.locator('#contact .contact-sent');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Changes the page as a translator and a password manager do: text in <font>, icons, attributes. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,noscript,textarea,option')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(Object.assign(document.createElement('font'), { textContent: `EN ${text.data}` }));
    }
    for (const place of document.querySelectorAll('.contact-form, .contact-form .actions, .contact-form .input')) {
      place.setAttribute('data-extension', 'yes');
      place.before(document.createElement('i'));
      if (!place.matches('.input')) place.prepend(document.createElement('i'));
    }
  });

test('a translated form keeps words, focus and caret while the script takes over', async ({ page, login }) => {
  const name = `Erika ${randomUUID().slice(0, 8)}`;
  const release = await holdBack(page, /\/_astro\/(?!start-).*\.js/);
  await page.goto('/');
  await translate(page);
  await field(page, 'name').click();
  await page.keyboard.type(`rika ${name.slice(6)}`);
  await page.keyboard.press('Home');
  release();
  const takenOver = expect(page.locator('.contact-form')).toHaveJSProperty('noValidate', true);
  await page.keyboard.type('E', { delay: 50 });
  await takenOver;
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveValue(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('erika@beispiel.de');
  await expect(submit(page)).toHaveText('EN Nachricht senden');
  await submit(page).click();
  await expect(sent(page)).toContainText('Nachricht gesendet!');
  await login();
  expect(await (await page.request.get('/api/admin/contact?all=true')).text()).toContain(name);
});

test('a press on the button of a translated form before the script sends what a browser filled in', async ({
  page,
}) => {
  await page.goto('/');
  await translate(page);
  await page.evaluate(() => {
    for (const [name, value] of Object.entries({ name: 'Erika', email: 'erika@beispiel.de' }))
      (document.querySelector(`.contact-form [name=${name}]`) as HTMLInputElement).value = value;
  });
  await submit(page).click();
  await expect(sent(page)).toContainText('Nachricht gesendet!');
});

test('a reload keeps the words and the choice until they are sent', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Angebot für Ihren Betrieb anfragen' }).click();
  const heading = page.locator('.contact-form').getByRole('heading');
  await expect(heading).toHaveText('Ihre Anfrage: Betrieb');
  await expect(heading).toBeInViewport();
  await field(page, 'name').fill('Erika');
  await field(page, 'service').selectOption('fenster');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Erika');
  await expect(field(page, 'message')).toHaveValue(/^Wir möchten regelmäßig reinigen lassen/);
  await field(page, 'email').fill('erika@beispiel.de');
  await expect(heading).toHaveText('Ihre Anfrage: Betrieb, Fenster');
  await submit(page).click();
  await expect(sent(page)).toContainText('Nachricht gesendet!');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.getByRole('button', { name: 'Noch eine Anfrage schreiben' }).click();
  await expect(heading).toHaveText('Schreiben Sie uns');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');
});

test('a request whose answer was lost is stored once after a reload', async ({ page, trouble }) => {
  trouble.allow(/failed request: .*\/api\/contact|net::ERR_FAILED/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await field(page, 'name').fill('Erika');
  await field(page, 'email').fill('erika@beispiel.de');
  await submit(page).click();
  await expect(page.locator('.contact-form').getByRole('alert')).toContainText('Ein Fehler ist aufgetreten.');
  await page.reload();
  await submit(page).click();
  await expect(sent(page)).toContainText('Nachricht gesendet!');
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('the form works where the browser stores nothing, and forgets its words by ‘Alle Daten löschen’', async ({
  page,
  context,
  trouble,
}) => {
  await page.goto('/');
  await field(page, 'name').fill('Erika');
  await page.getByRole('button', { name: 'Details anzeigen' }).click();
  await page.getByRole('button', { name: 'Alle Daten löschen' }).click();
  await expect(field(page, 'name')).toHaveValue('');

  // Spec §8: the settings' failure is logged.
  trouble.allow(/Storage is blocked/);
  const blocked = await context.newPage();
  await blockStorage(blocked);
  await blocked.goto('/');
  await field(blocked, 'name').fill('Erika');
  await submit(blocked).click();
  await expect(blocked.getByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible();
});

test('sending offline before the script says so, keeps the words, and works when the network is back', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/_astro|ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch dynamically imported module)/);
  await page.goto('/');
  await context.setOffline(true);
  await field(page, 'name').fill('Erika');
  await field(page, 'email').fill('erika@beispiel.de');
  await field(page, 'email').press('Enter');
  const notice = page.getByRole('alert').filter({ hasText: 'Keine Verbindung zum Internet' });
  await expect(notice).toBeFocused();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await submit(page).click();
  await expect(sent(page)).toContainText('Nachricht gesendet!');
});

test('a long number is not cut, but asked to be shortened', async ({ page }) => {
  await page.goto('/');
  const long = 'privat 06132 / 77 88 99 (ab 18 Uhr), mobil 0176 / 040 69 123 '.repeat(2);
  await field(page, 'phone').focus();
  await page.keyboard.insertText(long);
  await expect(field(page, 'phone')).toHaveValue(long);
  await submit(page).click();
  await expect(page.getByText('Bitte kürzen Sie die Telefonnummer auf höchstens 100 Zeichen')).toBeVisible();
});

test('the banner leaves the form free on a phone: below without the bar, folded while somebody types @phone', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies: Sie entscheiden' });
  await page.locator('.quick-bar-action').click();
  await expect(page).toHaveURL('/#anfrage');
  await expect(page.locator('.quick-bar')).toBeHidden();
  const bottom = () => banner.evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom));
  await expect.poll(bottom).toBe(0);
  const first = await field(page, 'name').boundingBox();
  expect(first?.y).toBeLessThan(200);
  for (const label of ['name', 'email', 'phone', 'service', 'place', 'message']) {
    await field(page, label).focus();
    const isFree = await field(page, label).evaluate((input) => {
      const { left, bottom } = input.getBoundingClientRect();
      return input.contains(document.elementFromPoint(left + 20, bottom - 5));
    });
    expect(isFree, label).toBe(true);
  }
});
