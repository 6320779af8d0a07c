import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/browser/open-requests.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const FIGURES = '/api/admin/contact-stats';
const SECOND_MS = 1000;

/** The page's clock, moved by hand, and the count of requests for the inbox's figures. */
interface Watched {
  calls: () => number;
  advance: (seconds: number) => Promise<void>;
}

/** Opens the dashboard on a stopped clock. */
async function openDashboard(page: Page): Promise<Watched> {
  let calls = 0;
  const requests = watchRequests(page);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === FIGURES) calls += 1;
  });
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Anfragen nach Service' }).getByRole('listitem')).toHaveCount(5);
  await page.clock.pauseAt(new Date('2026-03-02T09:05:00Z'));
  const advance = async (seconds: number) => {
    // Moves second by second, so each request is answered before the next second.
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(SECOND_MS);
      await expect.poll(requests.count, { intervals: [5] }).toBe(0);
    }
  };
  await advance(2);
  return { calls: () => calls, advance };
}

/** Simulates a change of tabs, because a headless browser never hides one. */
const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test.beforeEach(({ login }) => login());

test('data on the screen reload every thirty seconds while the tab is visible', async ({ page }) => {
  const { calls, advance } = await openDashboard(page);
  const before = calls();
  await advance(25);
  expect(calls() - before).toBe(0);
  await advance(10);
  expect(calls() - before).toBe(1);
  await advance(30);
  expect(calls() - before).toBe(2);
});

test('data on the screen wait while the tab is hidden, and reload when it is visible again', async ({ page }) => {
  const { calls, advance } = await openDashboard(page);
  await setVisibility(page, 'hidden');
  const before = calls();
  await advance(100);
  expect(calls() - before).toBe(0);
  await setVisibility(page, 'visible');
  await advance(1);
  expect(calls() - before).toBe(1);
});

test('data on the screen stay fresh for ten seconds: a short change of tabs reloads nothing', async ({ page }) => {
  const { calls, advance } = await openDashboard(page);
  const hideFor = async (seconds: number) => {
    await setVisibility(page, 'hidden');
    await advance(seconds);
    await setVisibility(page, 'visible');
    await advance(1);
  };
  await hideFor(12);
  const before = calls();
  await hideFor(6);
  expect(calls() - before).toBe(0);
  await hideFor(6);
  expect(calls() - before).toBe(1);
});

test('data on the screen stay in place after a failed reload, which is not retried', async ({ page }) => {
  const { calls, advance } = await openDashboard(page);
  await page.route(`**${FIGURES}`, (route) => route.fulfill({ status: 500, json: { error: 'Gerade nicht da.' } }));
  const panel = page.getByRole('region', { name: 'Anfragen nach Service' });
  const first = panel.getByRole('listitem').first();
  const place = await first.boundingBox();
  const before = calls();
  await advance(35);
  await expect(async () => {
    // Moves the clock, because a timer shows the answer.
    await page.clock.runFor(10);
    const sentence = /Nicht aktualisiert, Stand \d\d:\d\d\. Gerade nicht da\./;
    await expect(panel.getByRole('status')).toContainText(sentence, { timeout: 200 });
  }).toPass();
  expect(calls() - before).toBe(1);
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  expect(await first.boundingBox()).toEqual(place);
});
