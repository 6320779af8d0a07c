import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures.ts';

// A person's user agent, because a headless browser's counts as a bot.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  locale: 'de-AT',
});

test.beforeEach(({ page }) => page.clock.install());

/** Collects the reports of the test's pages, in order. */
function reportsOf(page: Page) {
  const reports: { path: string; body: Record<string, unknown>; isResent: boolean }[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/analytics')) return;
    reports.push({ path: pathname, body: request.postDataJSON(), isResent: request.headers().resent === 'true' });
  });
  return reports;
}

const stored = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

/** Lets the page's time pass in which a report would come. */
const quiet = (page: Page) => page.clock.fastForward(500);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies: Sie entscheiden' });
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const askAgain = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();

test('without a choice a report has only the page and a temporary id, nothing is stored, and a failure disturbs nobody', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  const reports = reportsOf(page);
  const answer = page.waitForResponse('**/api/analytics');
  await page.goto('/faq');
  expect((await answer).status()).toBe(202);
  await page.goto('/impressum');
  await expect.poll(() => reports.length).toBe(2);
  const [first, second] = reports.map(({ body }) => body);
  expect(first).toEqual({ page: '/faq', sessionId: expect.any(String) });
  expect(second).toEqual({ page: '/impressum', sessionId: expect.any(String) });
  expect(second?.sessionId).not.toBe(first?.sessionId);
  expect(await stored(page)).toEqual({ local: [], session: [] });
  expect(await page.context().cookies()).toEqual([]);

  // A resized window and a click on the phone number are not reported.
  await resizeTo(page, 900);
  await clickPhone(page);
  await quiet(page);
  expect(reports).toHaveLength(2);

  await page.route('**/api/analytics', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/analytics'));
  await page.goto('/faq', { waitUntil: 'load' });
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown address is not reported, and a prerendered page when it is shown', async ({ page, trouble }) => {
  trouble.allow(/status of 404/);
  const unknown = reportsOf(page);
  await page.goto('/gibt-es-nicht');
  await page.clock.fastForward(60_000);
  expect(unknown).toEqual([]);

  // Pretends that the browser prerenders the page, as it does for likely links.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const reports = reportsOf(page);
  await page.goto('/faq');
  await quiet(page);
  expect(reports).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => reports.length).toBe(1);
});

test('nothing is reported after a refusal, without the statistics switch, or under Global Privacy Control', async ({
  page,
}) => {
  await page.goto('/');
  await choose(page, 'Nur Notwendige');
  const reports = reportsOf(page);
  const chooseOnly = async (name: string) => {
    await askAgain(page);
    await choose(page, 'Details anzeigen');
    await banner(page).getByRole('switch', { name }).check();
    await choose(page, 'Einstellungen speichern');
  };
  await page.goto('/faq');
  await resizeTo(page, 1300);
  await quiet(page);
  expect(reports, 'after a refusal').toEqual([]);

  await chooseOnly('Marketing');
  await page.goto('/impressum');
  await quiet(page);
  expect(reports, 'without the switch').toEqual([]);
  await chooseOnly('Statistik');
  await page.goto('/faq');
  await expect.poll(() => reports.at(-1)?.body).toMatchObject({ page: '/faq', device: 'Desktop' });

  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  reports.length = 0;
  await page.goto('/impressum');
  await quiet(page);
  expect(reports, 'under Global Privacy Control').toEqual([]);
});

test('with consent the first view is completed, others are reported in full, a call and a resize once', async ({
  page,
}) => {
  const reports = reportsOf(page);
  await page.goto('/');
  await expect.poll(() => reports.length).toBe(1);
  await choose(page, 'Alle akzeptieren');
  await expect.poll(() => reports.length).toBe(2);
  await page.goto('/impressum');
  await expect.poll(() => reports.length).toBe(3);

  const [asked, completed, next] = reports;
  expect(completed?.body.sessionId, 'the number before the consent goes').not.toBe(asked?.body.sessionId);
  expect(completed?.isResent).toBe(true);
  expect(next?.isResent).toBe(false);
  expect(next?.body).toEqual({
    sessionId: completed?.body.sessionId,
    userAgent: await page.evaluate(() => navigator.userAgent),
    page: '/impressum',
    referrer: expect.any(String),
    country: 'AT',
    device: 'Desktop',
    browser: 'Chrome',
    os: 'Linux',
    isBot: false,
    viewportWidth: 1440,
    viewportHeight: 900,
  });
  expect((await stored(page)).session).toEqual(['analytics-session']);

  await clickPhone(page);
  await clickPhone(page);
  await quiet(page);
  expect(reports.slice(3)).toEqual([{ path: '/api/analytics/interaction', body: { kind: 'phone' }, isResent: false }]);

  await test.step('a resized window is reported once, 250 ms after the last change', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await resizeTo(page, 700);
    // The window keeps changing, with pauses just below 250 ms.
    for (let move = 0; move < 8; move += 1) {
      await page.clock.runFor(249);
      await page.evaluate(() => dispatchEvent(new Event('resize')));
    }
    await page.clock.runFor(249);
    expect(reports).toHaveLength(4);
    const answered = page.waitForResponse('**/api/analytics');
    await page.clock.runFor(1);
    await answered;
    await quiet(page);
    expect(reports.slice(4)).toMatchObject([{ isResent: true, body: { viewportWidth: 700, device: 'Mobile' } }]);
  });
});

test('with consent a withdrawal removes the session’s id at once, also in another tab', async ({ page, context }) => {
  const reports = reportsOf(page);
  await page.goto('/datenschutz');
  await choose(page, 'Alle akzeptieren');
  await expect.poll(() => reports.length).toBe(2);
  const other = await context.newPage();
  await other.goto('/faq');
  const sessions = async () => [(await stored(page)).session, (await stored(other)).session];
  await expect.poll(sessions).toEqual([['analytics-session'], ['analytics-session']]);

  await askAgain(page);
  await choose(page, 'Nur Notwendige');
  expect((await stored(page)).session).toEqual([]);
  await expect.poll(sessions).toEqual([[], []]);
  await resizeTo(page, 900);
  await quiet(page);
  expect(reports).toHaveLength(2);
});

/** Clicks without the browser's dialog that asks which program to call with. */
async function clickPhone(page: Page) {
  const link = page.getByRole('main').locator('a[href^="tel:"]').first();
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await link.click();
}

/** Resizes the window, and waits until the page has had its event. */
async function resizeTo(page: Page, width: number) {
  await page.evaluate(() => {
    delete document.body.dataset.resized;
    addEventListener('resize', () => document.body.setAttribute('data-resized', ''), { once: true });
  });
  await page.setViewportSize({ width, height: 800 });
  await page.locator('body[data-resized]').waitFor();
}
