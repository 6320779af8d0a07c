import type { Page } from '@playwright/test';
import { aName, fillIn, inboxOf } from '../../support/browser/contact-form.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { holdBack } from '../../support/browser/hold-back.ts';

const field = (page: Page, name: string) => page.locator(`.contact-form [name=${name}]`);
const submit = (page: Page) => page.locator('.contact-form .actions button');
const isSent = (page: Page) => expect(page.locator('#contact')).toContainText('Nachricht gesendet!');

/** Changes the page as a translator and a password manager do: text in <font>, icons, attributes. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,noscript,textarea,option')) continue;
      const font = Object.assign(document.createElement('font'), { innerHTML: '<font></font>' });
      text.replaceWith(font);
      font.firstElementChild?.append(`EN ${text.data}`);
    }
    for (const place of document.querySelectorAll('.contact-form, react-island, .contact-form .actions, .input')) {
      place.setAttribute('data-extension', 'yes');
      place.before(document.createElement('i'));
      if (!place.matches('.input')) place.prepend(document.createElement('i'));
    }
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a translated form keeps words, focus and caret while the script takes over', async ({ page, login }) => {
  const name = aName();
  const release = await holdBack(page, /\/_astro\/(?!start-).*\.js/);
  await page.goto('/');
  await translate(page);
  await field(page, 'name').click();
  await page.keyboard.type(name.slice(1));
  await page.keyboard.press('Home');
  release();
  const takenOver = expect(page.locator('.contact-form')).toHaveJSProperty('noValidate', true);
  await page.keyboard.type('E', { delay: 50 });
  await takenOver;
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(field(page, 'name')).toHaveValue(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('erika@beispiel.de');
  await expect(submit(page)).toHaveText('EN Nachricht senden');
  await submit(page).click();
  await isSent(page);
  expect(await inboxOf(page, login, name)).toHaveLength(1);
});

test('a slow press on the button of a translated form is the first touch, and sends it', async ({ page }) => {
  await page.goto('/');
  await translate(page);
  await field(page, 'name').evaluate((input: HTMLInputElement) => Object.assign(input, { value: 'Erika' }));
  await submit(page).hover();
  await page.mouse.down();
  await expect(page.getByRole('button', { name: 'Fotos dazulegen' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible();
  await expect(field(page, 'name')).toHaveValue('Erika');
});

test('a reload keeps the words and the choice, until they are sent or all data are deleted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Angebot für Ihren Betrieb anfragen' }).click();
  const heading = page.locator('.contact-form h3').first();
  await expect(heading).toHaveText('Ihre Anfrage: Betrieb');
  await expect(heading).toBeInViewport();
  await field(page, 'name').fill('Erika');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Erika');
  await expect(field(page, 'message')).toHaveValue(/^Wir möchten regelmäßig reinigen lassen/);
  await field(page, 'email').fill('erika@beispiel.de');
  await expect(heading).toHaveText('Ihre Anfrage: Betrieb');
  await submit(page).click();
  await isSent(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.getByRole('button', { name: 'Noch eine Anfrage schreiben' }).click();
  await expect(heading).toHaveText('Schreiben Sie uns');
  await fillIn(page, aName());
  await page.getByRole('button', { name: 'Details anzeigen' }).click();
  await page.getByRole('button', { name: 'Alle Daten löschen' }).click();
  await expect(field(page, 'name')).toHaveValue('');
});

test('a request whose answer was lost keeps its key through a reload', async ({ page, trouble }) => {
  trouble.allow(/failed request: .*\/api\/contact|net::ERR_FAILED/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await fillIn(page, aName());
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Ein Fehler ist aufgetreten.');
  await page.reload();
  await submit(page).click();
  await isSent(page);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('sending offline before the script says so, and works once when the network is back', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/_astro|ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch dynamically imported module)/);
  await page.goto('/');
  await context.setOffline(true);
  await fillIn(page, aName());
  await field(page, 'email').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung zum Internet' })).toBeFocused();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await submit(page).click();
  await isSent(page);
});

test('the banner leaves the form free: it takes the place of the bar, and folds while somebody types @phone', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies: Sie entscheiden' });
  const box = () => banner.evaluate((element) => element.getBoundingClientRect().toJSON());
  await page.getByRole('link', { name: 'Anfragen', exact: true }).click();
  await expect(page.locator('.quick-bar')).toBeHidden();
  await expect.poll(async () => (await box()).bottom).toBe(800);
  expect((await field(page, 'name').boundingBox())?.y).toBeLessThan(200);
  await field(page, 'name').focus();
  expect((await box()).height).toBeLessThan(60);
  // From here on Enter leads on; before, it sends.
  await expect(field(page, 'name')).toHaveAttribute('enterkeyhint', 'next');
  await page.keyboard.press('Enter');
  await expect(field(page, 'email')).toBeFocused();
});
