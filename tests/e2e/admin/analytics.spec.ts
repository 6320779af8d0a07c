import type { APIRequestContext, Page } from '@playwright/test';
import { barriersOn } from '../../support/browser/barriers.ts';
import { fillInbox } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { figureOf } from '../../support/browser/tiles.ts';
import { aPageView, aRequest } from '../../support/factories.ts';

/** Opens the rarely needed figures, which are closed at first. */
const openMore = (page: Page) => page.getByText('Browser, Geräte, Länder und letzte Aktivitäten').click();

/** Reports five views of three visitors and one of a bot, two phone calls and a request. */
async function visits(request: APIRequestContext) {
  const firefox = {
    browser: 'Firefox',
    device: 'Mobile',
    country: 'AT',
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  };
  for (const view of [
    aPageView({ sessionId: 'a', page: '/', referrer: 'https://www.google.com/' }),
    aPageView({ sessionId: 'a', page: '/faq' }),
    aPageView({ sessionId: 'b', page: '/', referrer: 'https://duckduckgo.com/' }),
    aPageView({ sessionId: 'c', page: '/', ...firefox }),
    aPageView({ sessionId: 'c', page: '/impressum', ...firefox }),
    aPageView({ sessionId: 'robot', page: '/', isBot: true }),
  ]) {
    expect((await request.post('/api/analytics', { data: view })).status()).toBe(202);
  }
  for (const kind of ['phone', 'phone']) {
    const headers = { 'user-agent': aPageView().userAgent ?? '' };
    expect((await request.post('/api/analytics/interaction', { data: { kind }, headers })).status()).toBe(202);
  }
  expect((await request.post('/api/contact', { data: aRequest() })).status()).toBe(201);
}

test.beforeEach(({ login }) => login());

test('the statistics begin empty, then show figures, charts and the newest views, and refresh on request', async ({
  page,
  request,
}) => {
  // Requests count as uses of the form, and other files leave theirs in the worker's inbox.
  await fillInbox(page, []);
  await page.goto('/admin/analytics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics');
  await expect(page.getByText('In diesem Zeitraum hat noch niemand Ihre Seite besucht.')).toBeVisible();
  await openMore(page);
  await expect(page.getByText('Noch keine Aufrufe in diesem Zeitraum')).toBeVisible();
  for (const badge of ['DSGVO-konform', 'Keine IP-Tracking', 'Mit Bot-Erkennung']) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
  }
  await openMore(page);
  const tile = (name: string) => figureOf(page, name);
  await expect(tile('Seitenaufrufe').first()).toHaveText('0');

  await visits(request);
  // Retries, because views and uses are stored after their answers.
  await expect(async () => {
    await page.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(tile('Telefon').first()).toHaveText('2', { timeout: 1000 });
    await expect(tile('Formular').first()).toHaveText('1', { timeout: 1000 });
  }).toPass();
  await expect(
    page.getByText('Formular zählt alle gespeicherten Anfragen, ohne gelöschte und aussortierte.'),
  ).toBeVisible();
  await expect(tile('Seitenaufrufe')).toHaveText(['5', 'neu gegenüber den 30 Tagen davor']);
  await expect(tile('Eindeutige Besucher').first()).toHaveText('3');
  await expect(tile('Top-Land')).toHaveText(['Deutschland', '60,0 % der Aufrufe']);
  await expect(tile('Top-Gerät')).toHaveText(['Computer', '60,0 % der Aufrufe']);

  const list = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(list('Top-Seiten')).toHaveText(['Startseite3 Aufrufe', 'Häufige Fragen1 Aufruf', 'Impressum1 Aufruf']);
  await expect(list('Browser')).toHaveCount(0);
  await openMore(page);
  await expect(list('Browser')).toHaveText(['Chrome3 Aufrufe', 'Firefox2 Aufrufe']);
  await expect(list('Gerätetypen')).toHaveText(['Computer3 Aufrufe', 'Handy2 Aufrufe']);
  await expect(list('Länder')).toHaveText(['Deutschland3 Aufrufe', 'Österreich2 Aufrufe']);
  await expect(list('Woher Besucher kamen').filter({ hasText: 'Google' })).toHaveText('Google1 Aufruf');
  // The first bar is full, the others are relative to it.
  const widths = await list('Top-Seiten')
    .locator('[aria-hidden] > span')
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.inlineSize));
  expect(widths.map(Number.parseFloat)).toEqual([100, 100 / 3, 100 / 3].map((width) => expect.closeTo(width, 1)));

  // The five newest views, with the first word of the browser, its name and system.
  const rows = page.getByRole('region', { name: 'Letzte Aktivitäten' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText(/^ImpressumMozilla\/5\.0, \w+, \w+Österreich/);
  await expect(rows.nth(4)).toContainText(/^StartseiteMozilla\/5\.0, \w+, \w+Deutschland/);

  const days = page.getByRole('figure').getByRole('listitem');
  await expect(days).toHaveCount(60);
  await expect(days.nth(29)).toHaveText(/^\d+\. \p{L}+ \d{4}: 5$/u);
  await expect(page.getByText(/^Am meisten am .*: 3$/)).toBeVisible();
  const bar = await days.nth(29).locator('[aria-hidden]').boundingBox();
  expect(bar?.height, 'today is the highest').toBeGreaterThan(100);

  const period = page.getByRole('combobox', { name: 'Zeitraum' });
  await expect(period).toHaveValue('30');
  await expect(period.getByRole('option')).toHaveText(['7 Tage', '30 Tage', '90 Tage']);
  await period.selectOption('7 Tage');
  await expect(page.getByText('neu gegenüber den 7 Tagen davor').first()).toBeVisible();
  await expect(page.getByRole('figure').first().getByRole('listitem')).toHaveCount(7);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await barriersOn(page), colorScheme).toEqual([]);
  }
});
