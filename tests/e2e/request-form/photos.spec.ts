import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { aName, fillIn, inboxOf } from '../../support/browser/contact-form.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { aCameraPhoto, plain } from '../../support/camera-photo.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const numbered = (buffer: Buffer, ...numbers: number[]) => numbers.map((n) => jpeg(`${n}.jpg`, buffer));
const add = (page: Page) => page.getByRole('button', { name: 'Fotos dazulegen' });
const send = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' }).click();
const items = (page: Page) => page.getByRole('list', { name: 'Ihre Fotos' }).getByRole('listitem');
const said = (page: Page) => page.locator('#contact').getByRole('status');

async function begin(page: Page, name: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/#contact');
  await fillIn(page, name);
}

async function choose(page: Page, files: ReturnType<typeof jpeg>[]) {
  const chooser = page.waitForEvent('filechooser');
  await add(page).click();
  await (await chooser).setFiles(files);
}

async function stored(page: Page, login: () => Promise<void>, name: string) {
  const photos = (await inboxOf(page, login, name))[0]?.photos ?? [];
  return Promise.all(photos.map(async ({ id }) => (await page.request.get(`/api/admin/photos/${id}`)).body()));
}

test('photos of a camera come upright, small and without place, and leave the browser with the request alone @phone', async ({
  page,
  login,
}) => {
  const name = aName();
  const photo = await aCameraPhoto();
  const left: string[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET') loaded.push(pathname);
    else if (!pathname.includes('analytics')) left.push(pathname);
  });
  await begin(page, name);
  expect(
    loaded.filter((path) => /late|photos/i.test(path)),
    'without photos no byte of them',
  ).toEqual([]);
  const other = await plain('teal');
  await choose(page, [jpeg('Fenster.jpg', photo), jpeg('Dach.jpg', other)]);
  await choose(page, [jpeg('Hof.jpg', other), jpeg('Tür.jpg', other), jpeg('Zu viel.jpg', other)]);
  await expect(said(page).first()).toHaveText(
    '4 von 4 Fotos · Mehr als 4 Fotos gehen nicht auf einmal. Weitere gern per WhatsApp.',
  );
  await expect(items(page).getByText('Geht mit der Nachricht ab')).toHaveCount(4);
  await page.getByRole('button', { name: 'Dach.jpg entfernen' }).click();
  await expect(add(page)).toBeFocused();
  await expect(said(page).first()).toHaveText('3 von 4 Fotos');
  expect(left).toEqual([]);
  const goOn = await holdBack(page, '**/api/contact/photos/1');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Nachricht gesendet!' }), 'photos delay no answer').toBeVisible();
  goOn();
  await expect(page.getByText('Ihre 3 Fotos sind da.')).toBeVisible();
  expect(left).toEqual(['/api/contact', ...[1, 2, 3].map((place) => `/api/contact/photos/${place}`)]);
  const [first, ...others] = await stored(page, login, name);
  expect(others).toHaveLength(2);
  const { width, height, exif } = await sharp(first).metadata();
  expect({ width, height, exif }).toEqual({ width: 1200, height: 1600, exif: undefined });
  const redIn = async (top: number) =>
    (await sharp(first).extract({ left: 0, top, width: 1200, height: 700 }).resize(1, 1).raw().toBuffer())[0] ?? 0;
  expect(await redIn(0), 'light above').toBeGreaterThan((await redIn(900)) + 30);
  await page.getByRole('button', { name: 'Noch eine Anfrage schreiben' }).click();
  await expect(items(page)).toHaveCount(0);
});

test('a photo that did not arrive comes by another try, or when the network is back', async ({
  page,
  context,
  login,
  trouble,
}) => {
  trouble.allow(/photos\/2|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const name = aName();
  const photo = await plain('teal');
  await begin(page, name);
  await choose(page, numbered(photo, 1, 2, 3, 4));
  // The rows move the button, which a press on a busy machine misses.
  await expect(items(page)).toHaveCount(4);
  await page.route('**/api/contact/photos/2', (route) => route.abort());
  await send(page);
  await expect(page.getByText('3 von 4 Fotos sind da. Ihre Nachricht ist da.')).toBeVisible();
  await expect(items(page).nth(1)).toContainText('Die Verbindung ist abgebrochen.');
  await page.unroute('**/api/contact/photos/2');
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.getByText('Ihre 4 Fotos sind da.')).toBeFocused();
  expect(await stored(page, login, name)).toHaveLength(4);

  await test.step('photos that were on their way while the network was gone arrive when it is back', async () => {
    await page.getByRole('button', { name: 'Noch eine Anfrage schreiben' }).click();
    await fillIn(page, aName());
    await choose(page, [jpeg('1.jpg', photo)]);
    const goOn = await holdBack(page, '**/api/contact/photos/1', (route) => route.abort());
    await send(page);
    await expect(page.getByText('Ihr Foto wird gesendet …')).toBeVisible();
    await context.setOffline(true);
    goOn();
    await expect(page.getByText('Ihr Foto ist nicht angekommen. Ihre Nachricht ist da.')).toBeVisible();
    await page.unroute('**/api/contact/photos/1');
    await context.setOffline(false);
    await expect(page.getByText('Ihr Foto ist da.')).toBeVisible();
  });
});

test('a page that goes on translating keeps photos and receipt, and a second request leaves the first one’s photos on their way', async ({
  page,
  login,
}) => {
  const [first, second] = [aName(), aName()];
  await begin(page, first);
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('font,script,style,noscript,textarea,option')) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data);
      }
    };
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver((changes) => {
      for (const { target } of changes) wrap(target);
    }).observe(document.body, all);
    wrap(document.body);
  });
  const photo = await plain('teal');
  await choose(page, numbered(photo, 1, 2, 3, 4, 5));
  await expect(said(page).first()).toContainText('Mehr als 4 Fotos gehen nicht auf einmal.');
  await page.getByRole('button', { name: '1.jpg entfernen' }).click();
  await expect(said(page).first()).toHaveText('3 von 4 Fotos');
  for (const name of ['2.jpg', '3.jpg']) await page.getByRole('button', { name: `${name} entfernen` }).click();
  const goOn = await holdBack(page, '**/api/contact/photos/*');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Das haben Sie uns geschrieben' })).toBeVisible();
  await page.getByRole('button', { name: 'Noch eine Anfrage schreiben' }).click();
  await fillIn(page, second);
  await choose(page, numbered(photo, 1, 2));
  await send(page);
  await expect(page.getByText('Foto 1 von 3 wird gesendet …')).toBeVisible();
  goOn();
  await expect(page.getByText('Ihre 3 Fotos sind da.')).toBeVisible();
  expect([await stored(page, login, first), await stored(page, login, second)].map(({ length }) => length)).toEqual([
    1, 2,
  ]);
});

test('a long screenshot stays readable, also where only an image element decodes', async ({ page, login }) => {
  const name = aName();
  await page.addInitScript(() => Object.assign(window, { createImageBitmap: undefined }));
  await begin(page, name);
  await choose(page, [
    jpeg('Chat.jpg', await plain('teal', 1080, 12_000)),
    jpeg('Zaun.jpg', await plain('teal', 9000, 900)),
  ]);
  await send(page);
  await expect(page.getByText('Ihre 2 Fotos sind da.')).toBeVisible();
  const sizes = await Promise.all((await stored(page, login, name)).map((photo) => sharp(photo).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [478, 5307],
    [4800, 480],
  ]);
});

test('a browser whose canvas gives noise sends a small JPEG as it is, says what to do with others, and asks for both again after a reload', async ({
  page,
  login,
}) => {
  const name = aName();
  await page.addInitScript(`
      const { getImageData } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.getImageData = function (...part) {
        const image = getImageData.apply(this, part);
        image.data.forEach((_, at) => (image.data[at] = Math.random() * 256));
        return image;
      }`);
  const small = await plain('teal');
  await begin(page, name);
  await expect(page.getByText('Fotos können Sie gleich dazulegen.')).toBeVisible();
  await choose(page, [jpeg('klein.jpg', small)]);
  await expect(items(page).getByText('Geht mit der Nachricht ab')).toBeVisible();
  await page.reload();
  await page.getByLabel('Name').focus();
  await expect(page.getByText('Ihre Fotos bitte noch einmal wählen.')).toBeVisible();
  await choose(page, [jpeg('klein.jpg', small), jpeg('groß.jpg', await plain('teal', 4000, 3000))]);
  await expect(items(page).nth(1)).toContainText(
    'Bitte nehmen Sie einen anderen oder schicken Sie das Foto per WhatsApp.',
  );
  await send(page);
  await expect(page.getByText('Ihr Foto ist da.')).toBeVisible();
  const [photo] = await stored(page, login, name);
  expect(await sharp(photo).raw().toBuffer()).toEqual(await sharp(small).raw().toBuffer());
});

test('photos that are chosen while their script loads go with the request', async ({ page }) => {
  const goOn = await holdBack(page, /\/PhotoList-[\w-]+\.js$/);
  await begin(page, aName());
  const asked = page.waitForRequest(/\/PhotoList-[\w-]+\.js$/);
  await choose(page, [jpeg('1.jpg', await plain('teal'))]);
  await asked;
  await send(page);
  // The photos' script is the last one to come.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  goOn();
  await expect(page.getByText('Ihr Foto ist da.')).toBeVisible();
});

test('a file that is no photo says so and takes no place, a huge one is made small, and the request goes', async ({
  page,
  login,
}) => {
  const name = aName();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await begin(page, name);
  await choose(page, [
    // 100 megapixels.
    jpeg('riesig.jpg', await plain('teal', 11_600, 8_700)),
    jpeg('IMG_1.HEIC', heic),
    jpeg('leer.jpg', Buffer.alloc(0)),
    jpeg('rechnung.jpg', Buffer.from('%PDF-1.7')),
  ]);
  await expect(items(page).nth(1)).toContainText('Dieser Browser kann das Format HEIC nicht öffnen.');
  await expect(items(page).nth(2)).toContainText('Diese Datei ist leer.');
  await expect(items(page).nth(3)).toContainText('Dieser Browser kann die Datei nicht öffnen.');
  await expect(said(page).first()).toHaveText('1 von 4 Fotos');
  await expectNoBarriers(page, 'the form with photos', '.contact-form');

  // A broken file gives its place to the next one.
  const photo = await plain('teal');
  await choose(page, [jpeg('0.jpg', Buffer.from('%PDF')), ...numbered(photo, 1, 2, 3)]);
  await expect(said(page).first()).toHaveText('4 von 4 Fotos');
  await expect(items(page).getByText('Geht mit der Nachricht ab')).toHaveCount(4);
  await send(page);
  await expect(page.getByText('Ihre 4 Fotos sind da.')).toBeVisible();
  const [huge, ...others] = await stored(page, login, name);
  expect(others).toHaveLength(3);
  expect(await sharp(huge).metadata()).toMatchObject({ width: 1600, height: 1200 });
});
