import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../support/browser/find-browser.ts';
import { startOwnersServer } from '../support/browser/owners-server.ts';
import { aCameraPhoto } from '../support/camera-photo.ts';

const PHOTOS = 4;
/** 150 ms, 1.6 Mbit/s down, 750 kbit/s up, as Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Sends a request without photos and one with four of a camera on slow 4G, and prints when they are answered and there. */
export async function measurePhotos(): Promise<void> {
  await using started = new AsyncDisposableStack();
  const server = await startOwnersServer({ env: { LOG_LEVEL: 'silent' } });
  started.defer(() => server.stop());
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  started.defer(() => browser.close());
  const context = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
  const page = await onSlowNetwork(context);
  const photo = { name: 'Foto.jpg', mimeType: 'image/jpeg', buffer: await aCameraPhoto() };
  const answeredAfter = async () => {
    await page.getByLabel('Name').fill('Erika Beispiel');
    await page.getByLabel('E-Mail').fill('erika@beispiel.de');
    const sentAt = performance.now();
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await page.getByRole('heading', { name: 'Nachricht gesendet!' }).waitFor();
    return { sentAt, ms: performance.now() - sentAt };
  };
  const again = () => page.getByRole('button', { name: 'Noch eine Anfrage schreiben' }).click();
  // The first sending loads the schema, so the second is compared.
  await answeredAfter();
  await again();
  const without = await answeredAfter();
  await again();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Fotos dazulegen' }).click();
  await (await chooser).setFiles(Array.from({ length: PHOTOS }, () => photo));
  await page
    .getByText('Geht mit der Nachricht ab')
    .nth(PHOTOS - 1)
    .waitFor();
  const { sentAt, ms } = await answeredAfter();
  await page.getByText(`Ihre ${PHOTOS} Fotos sind da.`).waitFor({ timeout: 120_000 });
  console.log(`On slow 4G, answer without photos: ${without.ms.toFixed(0)} ms; with ${PHOTOS}: ${ms.toFixed(0)} ms`);
  console.log(`All photos there: ${((performance.now() - sentAt) / 1000).toFixed(1)} s`);
}

async function onSlowNetwork(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/#contact');
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW_4G);
  return page;
}
