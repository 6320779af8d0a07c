import type { Page } from '@playwright/test';
import { fillInbox, numbered } from '../../support/browser/inbox.ts';
import { watchRequests } from '../../support/browser/open-requests.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const FIGURES = '/api/admin/contact-stats';

/** Simulates a change of tabs, because a headless browser never hides one. */
const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

// tests/unit/admin/query-client.test.ts tests the times to the second.
test('data on the screen wait in a hidden tab, and reload when it is visible', async ({ page, login }) => {
  await login();
  // From ten requests on the panel is shown.
  await fillInbox(page, numbered(10));
  let calls = 0;
  const requests = watchRequests(page);
  page.on('request', (request) => {
    calls += Number(new URL(request.url()).pathname === FIGURES);
  });
  await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Anfragen nach Service' });
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await page.clock.pauseAt(new Date('2026-03-02T09:05:00Z'));
  const callsIn = async (seconds: number) => {
    await expect.poll(requests.count, { intervals: [5] }).toBe(0);
    const before = calls;
    await page.clock.runFor(seconds * 1000);
    await expect.poll(requests.count, { intervals: [5] }).toBe(0);
    return calls - before;
  };
  await callsIn(2);
  await setVisibility(page, 'hidden');
  expect(await callsIn(100)).toBe(0);
  const before = calls;
  await setVisibility(page, 'visible');
  await callsIn(1);
  expect(calls - before).toBe(1);
  expect(await callsIn(25)).toBe(0);
});
