import { createECDH } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { fillInbox, sendRequests } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

/** An address that does not resolve, so that every attempt to reach it fails. */
const ENDPOINT = 'https://no-such-host.push.services.mozilla.com/wpush/v2/x';

/** Fakes the push service, because this browser has no network. The service worker is real. */
async function fakePushService(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1');
  const subscription = {
    endpoint: ENDPOINT,
    keys: { p256dh: keys.generateKeys('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') },
  };
  await context.grantPermissions(['notifications']);
  await context.addInitScript((json) => {
    // Overridden, because headless browsers show 'denied' here in spite of the grant above.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    let current: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async () => {
      current = { toJSON: () => json, options: {}, unsubscribe: async () => true } as unknown as PushSubscription;
      return current;
    };
  }, subscription);
}

/** Pushes to the page's service worker through the browser's devtools. */
async function deliver(page: Page, data: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
}

/** Builds a push without a number for the icon, because that crashes headless browsers. */
const message = (title: string, path: string) => ({
  web_push: 8030,
  notification: { title, body: 'GR-4K7Q', navigate: `https://firma.example${path}`, tag: path },
});

/** Dispatches a tap to the worker, because headless browsers show no notifications. */
async function tap(context: BrowserContext, path: string): Promise<void> {
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate((data) => {
    const event = { notification: { data, close: () => undefined }, waitUntil: () => undefined };
    dispatchEvent(Object.assign(new Event('notificationclick'), event));
  }, path);
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Meldungen aufs Handy' });

test('a device gets pushes after the owner has switched them on; a tap opens the card', async ({
  page,
  context,
  login,
}) => {
  await fakePushService(context);
  await login();
  // Nothing is new, because other tests use the same server.
  await fillInbox(page, []);
  expect((await page.request.post('/api/admin/arrivals/seen')).status()).toBe(200);
  await page.goto('/admin/settings#notifications');
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Auf diesem Gerät benachrichtigen' }).click();
  await expect(panel.getByText('Dieses Gerät wird benachrichtigt.')).toBeVisible();
  // The worker's policy must allow a notification's icon, which headless browsers do not load.
  const { 'content-security-policy': policy } = (await page.request.get('/admin-worker.js')).headers();
  expect(policy).toMatch(/^default-src 'none';img-src 'self';/);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Dieses Gerät' })).toHaveText(/^Chrome auf /);

  // The panel shows that its push service is unreachable.
  await panel.getByRole('button', { name: 'Test-Meldung senden' }).click();
  await expect(page.getByText('Der Mitteilungsdienst antwortet nicht.', { exact: true })).toBeVisible();

  // The next start, without a subscription as after a system update, renews it.
  const renewed = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  // Later requests count as new.
  const known = page.waitForResponse('**/api/admin/arrivals');
  await page.goto('/admin');
  expect((await (await renewed).json()).id).toMatch(/^[\da-f-]{36}$/);
  await known;
  await sendRequests(page, [{ name: 'Frau Mitteilung', service: 'fenster', place: 'Alzey' }]);
  const [{ id }] = await (await page.request.get('/api/admin/contact?all=true')).json();
  const path = `/admin/contacts?contact=${id}`;
  await deliver(page, message('Neue Anfrage: Fenster, Alzey', path));
  await expect(page.getByRole('link', { name: 'Kontakte 1 wartet' })).toBeVisible();
  await expect(page).toHaveTitle('(1) Dashboard – Admin-Bereich');

  await tap(context, path);
  await expect(page.getByRole('article', { name: 'Frau Mitteilung' })).toBeVisible();
  // A seen request is not yet answered.
  await expect(page).toHaveTitle('(1) Kontakte – Admin-Bereich');
  await page.getByRole('button', { name: 'Beantwortet', exact: true }).click();
  await expect(page).toHaveTitle('Kontakte – Admin-Bereich');
  await expect(page.getByRole('link', { name: 'Kontakte', exact: true })).toBeVisible();

  await page.goto('/admin/settings#notifications');
  await panel.getByRole('button', { name: 'Auf diesem Gerät ausschalten' }).click();
  await expect(panel.getByRole('button', { name: 'Auf diesem Gerät benachrichtigen' })).toBeVisible();
  await expect(panel.getByText('Noch wird kein Gerät benachrichtigt.')).toBeVisible();
});

test('a device points an iPhone to its home screen, and a denied permission to the settings', async ({
  page,
  context,
  login,
}) => {
  await login();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
    });
    Reflect.deleteProperty(window, 'PushManager');
  });
  await page.goto('/admin/settings#notifications');
  const steps = panelOf(page).getByRole('list').first().getByRole('listitem');
  await expect(steps).toHaveText([
    /„Teilen“/,
    /„Zum Home-Bildschirm“/,
    /melden Sie sich dort noch einmal an/,
    /tippen Sie auf/,
  ]);

  const other = await context.newPage();
  await other.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await other.goto('/admin/settings#notifications');
  await expect(panelOf(other).getByText(/^Meldungen dieser Website sind auf diesem Gerät gesperrt\./)).toBeVisible();
});
