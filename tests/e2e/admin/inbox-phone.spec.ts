import { berlinDay } from '#shared/format/berlin-day.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import {
  cardsOf,
  dateElsewhere,
  enterElsewhere,
  fillInbox,
  openRequest,
  sendRequests,
} from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

/** The height of a closed row on a phone. */
const ROW_PX = 68;
const LONG_NAME = 'Hans-Dieter Obermeier-Schultheiß zu Rheinhessen';
const longRequest = (name: string, place = 0) => ({
  name,
  phone: `0176 04069 ${100 + place}`,
  place: '55268 Nieder-Olm',
  service: 'fenster',
  message: 'Zwölf Fenster und ein Wintergarten, gern noch vor Ostern. '.repeat(12),
});

test('a phone shows nine requests on a screen, opens one, and counts new ones', async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login();
  const others = ['Anna', 'Berta', 'Carla', 'Dora', 'Emil', 'Fritz', 'Gerda', 'Hans', 'Ida', 'Jonas', 'Klara'];
  await fillInbox(page, [LONG_NAME, ...others].map(longRequest));
  // A date beside the clock makes no row higher.
  await dateElsewhere(page, 'Jonas', { what: 'anruf', day: berlinDay(new Date()) });
  const bar = page.getByRole('navigation', { name: 'Verwaltung' });
  const first = cardsOf(page).first();
  // A day later, when words and chip are the longest.
  await page.clock.setFixedTime(Date.now() + 26.5 * 3_600_000);
  // The server counts by its own clock.
  await page.route('**/api/admin/contact-stats', async (route) => {
    const stats = await (await route.fetch()).json();
    await route.fulfill({ json: { ...stats, states: { ...stats.states, overdue: 12 } } });
  });
  const seen = page.waitForResponse('**/api/admin/arrivals/seen');
  await page.goto('/admin/contacts');
  await seen;
  await expect(first).toContainText('Überfällig, seit 26 Std.');
  await expect(page.getByRole('button', { name: /^Wartet ?12 ?, 12 überfällig$/ })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(5);
  for (const row of await cardsOf(page).all()) expect((await boxOf(row)).height).toBe(ROW_PX);
  await page.goto('/admin');
  await bar.getByRole('link', { name: /^Anfragen/ }).click();
  await expect(page).toHaveURL('/admin/contacts?state=waiting');
  await expect(cardsOf(page)).toHaveCount(12);
  const top = (await boxOf(first)).y;
  expect(top, 'the first row').toBeLessThanOrEqual(176);
  const ninth = (await boxOf(cardsOf(page).nth(8))).bottom;
  expect(ninth - top, 'nine rows').toBe(9 * ROW_PX);
  expect(ninth, 'above the bar').toBeLessThanOrEqual((await boxOf(bar)).y);
  const chips = page.getByRole('group', { name: 'Häufige Filter' });
  expect(await chips.evaluate(({ parentElement: row }) => row && row.scrollWidth - row.clientWidth), 'all chips').toBe(
    0,
  );

  await enterElsewhere(page, 'Klara', { kind: 'step', step: 'angebot', version: 0 });
  await page.goto('/admin/contacts?state=angebot');
  expect((await boxOf(cardsOf(page).filter({ hasText: 'Klara' }))).height).toBe(ROW_PX);
  await page.goto('/admin/contacts?state=waiting');
  const card = await openRequest(page, LONG_NAME);
  await expect(card.getByText('gern noch vor Ostern', { exact: false }).first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Beantwortet', exact: true })).toBeVisible();

  await page.goto('/admin');
  await expect(bar.getByRole('link', { name: 'Anfragen 11 warten' }), 'seen, not settled').toBeVisible();
  await sendRequests(page, [{ name: 'Neu 1' }, { name: 'Neu 2' }, { name: 'Neu 3' }]);
  await page.reload();
  await expect(bar.getByRole('link', { name: 'Anfragen 14 warten' })).toBeVisible();
  const call = await boxOf(page.getByRole('link', { name: `${LONG_NAME} anrufen` }));
  expect(call.right).toBeLessThanOrEqual(390 - 16);
});
