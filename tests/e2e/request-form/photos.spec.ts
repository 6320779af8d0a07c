import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { aCameraPhoto } from '../../support/camera-photo.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const aName = () => `Erika ${randomUUID().slice(0, 8)}`;
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const add = (page: Page) => page.getByRole('button', { name: 'Fotos dazulegen' });
const send = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' }).click();
const items = (page: Page) => page.getByRole('list', { name: 'Ihre Fotos' }).getByRole('listitem');
const said = (page: Page) => page.locator('#contact').getByRole('status');

async function begin(page: Page, name: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/#contact');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-Mail').fill('erika@beispiel.de');
}

async function again(page: Page) {
  await page.getByRole('button', { name: 'Noch eine Anfrage schreiben' }).click();
  await page.getByLabel('Name').fill(aName());
  await page.getByLabel('E-Mail').fill('erika@beispiel.de');
}

async function choose(page: Page, files: ReturnType<typeof jpeg>[]) {
  const chooser = page.waitForEvent('filechooser');
  await add(page).click();
  await (await chooser).setFiles(files);
}

async function stored(page: Page, login: () => Promise<void>, name: string) {
  await login();
  const answer = await page.request.get('/api/admin/contact?all=true');
  const request = ((await answer.json()) as StoredRequest[]).find((one) => one.name === name);
  const photos = request?.photos ?? [];
  return Promise.all(photos.map(async ({ id }) => (await page.request.get(`/api/admin/photos/${id}`)).body()));
}

test('photos of a camera come upright, small and without place, and leave the browser with the request alone @phone', async ({
  page,
  login,
}) => {
  const name = aName();
  const photo = await aCameraPhoto();
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('analytics')) left.push(new URL(request.url()).pathname);
  });
  await begin(page, name);
  await choose(page, [jpeg('Fenster.jpg', photo), jpeg('Dach.jpg', photo)]);
  await choose(page, [jpeg('Hof.jpg', photo), jpeg('Tür.jpg', photo), jpeg('Zu viel.jpg', photo)]);
  await expect(said(page).first()).toHaveText(
    '4 von 4 Fotos · Mehr als 4 Fotos gehen nicht auf einmal. Weitere gern per WhatsApp.',
  );
  await expect(items(page).getByText('Geht mit der Nachricht ab')).toHaveCount(4);
  await page.getByRole('button', { name: 'Dach.jpg entfernen' }).click();
  await expect(add(page)).toBeFocused();
  await expect(said(page).first()).toHaveText('3 von 4 Fotos');
  expect(left).toEqual([]);
  await send(page);
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

test('three of four photos arrive, and the fourth comes by another try', async ({ page, login, trouble }) => {
  trouble.allow(/photos\/2|ERR_FAILED/);
  const name = aName();
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await begin(page, name);
  await choose(
    page,
    [1, 2, 3, 4].map((n) => jpeg(`${n}.jpg`, photo)),
  );
  await page.route('**/api/contact/photos/2', (route) => route.abort());
  await send(page);
  await expect(page.getByText('Drei von vier Fotos sind da. Ihre Nachricht ist da.')).toBeVisible();
  await expect(items(page).nth(1)).toContainText('Die Verbindung ist abgebrochen.');
  await page.unroute('**/api/contact/photos/2');
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.getByText('Ihre 4 Fotos sind da.')).toBeFocused();
  expect(await stored(page, login, name)).toHaveLength(4);
});

test('a file that is no photo says so, keeps the others, and the request goes', async ({ page, login }) => {
  const name = aName();
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await begin(page, name);
  await choose(page, [
    jpeg('gut.jpg', photo),
    jpeg('IMG_1.HEIC', heic),
    jpeg('leer.jpg', Buffer.alloc(0)),
    jpeg('rechnung.jpg', Buffer.from('%PDF-1.7')),
  ]);
  await expect(items(page).nth(1)).toContainText('Dieser Browser kann das Format HEIC nicht öffnen.');
  await expect(items(page).nth(2)).toContainText('Diese Datei ist leer.');
  await expect(items(page).nth(3)).toContainText('Dieser Browser kann die Datei nicht öffnen.');
  await expect(said(page).first()).toHaveText('1 von 4 Fotos');
  await expectNoBarriers(page, 'the form with photos', '.contact-form');
  await send(page);
  await expect(page.getByText('Ihr Foto ist da.')).toBeVisible();
  expect(await stored(page, login, name)).toHaveLength(1);
});

test('four photos on slow 4G delay no answer and are there within 30 s; without photos they cost no byte @phone', async ({
  page,
  context,
}) => {
  const photo = await aCameraPhoto();
  const traffic = await recordTraffic(page);
  await begin(page, aName());
  await traffic.settled();
  expect(traffic.transfers().filter(({ url }) => /late|photos/i.test(url))).toEqual([]);
  const four = [1, 2, 3, 4].map((n) => jpeg(`${n}.jpg`, photo));
  const network = await context.newCDPSession(page);
  const kbit = 1024 / 8;
  const slow4g = { offline: false, latency: 150, downloadThroughput: 1600 * kbit, uploadThroughput: 750 * kbit };
  await network.send('Network.emulateNetworkConditions', slow4g);
  let started = 0;
  const answer = async () => {
    started = Date.now();
    await send(page);
    await expect(page.getByRole('heading', { name: 'Nachricht gesendet!' })).toBeVisible();
    return Date.now() - started;
  };
  // The first sending loads the schema, so the second is compared.
  await answer();
  await again(page);
  const without = await answer();
  await again(page);
  await choose(page, four);
  await expect(items(page).getByText('Geht mit der Nachricht ab')).toHaveCount(4);
  const answered = await answer();
  await expect(page.getByText('Ihre 4 Fotos sind da.')).toBeVisible({ timeout: 60_000 });
  const there = Date.now() - started;
  console.log(`  answer after ${answered} ms, without photos ${without} ms; photos after ${there} ms`);
  expect(answered).toBeLessThan(without + 1000);
  expect(there).toBeLessThan(30_000);
});
