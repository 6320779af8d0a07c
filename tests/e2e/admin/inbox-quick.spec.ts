import type { Locator, Page } from '@playwright/test';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import {
  dateElsewhere,
  enterElsewhere,
  entriesOf,
  expectStep,
  fillInbox,
  idOf,
  numbered,
  openRequest,
} from '../../support/browser/inbox.ts';
import { watchRequests } from '../../support/browser/open-requests.ts';
import { expect, test } from '../../support/browser/own-site.ts';

/**
 * Stops the page's clock, because a second tap must come within 400 ms by it, and returns a tap at the button's place.
 * Measures when the data are in, because late ones move the page and the tap would meet the next row.
 */
async function stopForTaps(
  page: Page,
  button: Locator,
  requests: ReturnType<typeof watchRequests>,
): Promise<() => Promise<void>> {
  await page.clock.pauseAt(Date.now() + 60_000);
  // Timers show the answers, so the clock must go on a little.
  await expect(async () => {
    await page.clock.runFor(10);
    expect(requests.count()).toBe(0);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  }).toPass();
  await button.scrollIntoViewIfNeeded();
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  return () => page.mouse.click(x + 10, y + 10);
}

test.beforeEach(({ login }) => login());

test('a quick owner opens the first request at once, by what was fetched while the list stood', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillInbox(page, [{ name: 'Erika', message: 'Zwei Fenster' }]);
  const fetched = page.waitForResponse('**/_astro/RequestBody*.js');
  await page.goto('/admin/contacts', { waitUntil: 'networkidle' });
  await fetched;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const shown = await page.getByRole('link', { name: 'Erika', exact: true }).evaluate(async (row: HTMLElement) => {
    row.click();
    // React renders a click in a microtask.
    await Promise.resolve();
    return document.querySelector('article')?.textContent;
  });
  expect(shown).toContain('Zwei Fenster');
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('a quick owner opens a row and its menus by a double tap, and stores two steps chosen at once', async ({
  page,
}) => {
  await fillInbox(page, [{ name: 'Erika', message: 'Zwei Fenster' }]);
  await page.goto('/admin/contacts');
  await page.getByRole('link', { name: 'Erika', exact: true }).dblclick();
  const card = page.getByRole('article', { name: 'Erika' });
  await expect(card).toContainText('Zwei Fenster');
  await page.getByRole('button', { name: 'Mehr zu dieser Anfrage tun' }).dblclick();
  await page.getByRole('button', { name: /^Stand ändern/ }).dblclick();
  await expect(page.getByRole('list', { name: 'Alle Schritte' })).toBeVisible();
  await page.keyboard.press('Escape');

  const goOn = await holdBack(page, '**/api/admin/contact/*/history');
  await card.getByRole('button', { name: 'Beantwortet', exact: true }).click();
  await expectStep(card, 'Kontakt');
  await card.getByRole('button', { name: 'Besichtigung', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Preis eintragen' })).toBeVisible();
  const stored = page.waitForResponse((answer) => answer.request().postDataJSON()?.step === 'besichtigung');
  goOn();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expectStep(card, 'Besichtigung');
});

test('a quick owner moves a request by only one step with two taps, 180 or 400 ms apart', async ({ page }) => {
  await fillInbox(page, [{ name: 'Erika' }, { name: 'Hans' }]);
  await enterElsewhere(page, 'Hans', { kind: 'step', step: 'termin', version: 0 });
  await page.goto('/admin/contacts');
  const moves = [
    ['Erika', 'Beantwortet', 180, 'Kontakt', 'Besichtigung vereinbaren', 1],
    ['Hans', 'Fertig', 400, 'Erledigt', 'nicht wieder', 2],
  ] as const;
  for (const [name, button, between, step, next, entries] of moves) {
    const card = await openRequest(page, name);
    await card.getByRole('button', { name: button, exact: true }).evaluate(async (deed: HTMLElement, ms) => {
      deed.click();
      await new Promise((resolve) => setTimeout(resolve, ms));
      deed.click();
    }, between);
    await expectStep(card, step);
    await expect(card.getByRole('button', { name: next })).toBeEnabled();
    await expect(card.getByLabel('Tag'), 'the form of the next deed').toHaveCount(0);
    await expect(entriesOf(card)).toHaveCount(entries);
  }
  await page.reload();
  for (const [name, , , step, , entries] of moves) {
    const card = await openRequest(page, name);
    await expectStep(card, step);
    await expect(entriesOf(card), 'stored').toHaveCount(entries);
  }
});

test('a quick owner settles one task with two taps at one place, though the next row moves up between them', async ({
  page,
}) => {
  await fillInbox(page, [{ name: 'Erika' }, { name: 'Hans' }]);
  const today = berlinDay(new Date());
  for (const name of ['Erika', 'Hans']) await dateElsewhere(page, name, { what: 'anruf', day: today });
  for (const name of ['Erika', 'Hans']) await enterElsewhere(page, name, { kind: 'answer' });
  const requests = watchRequests(page);
  await page.clock.install();
  await page.goto('/admin');
  const called = page.getByRole('button', { name: /^Geschrieben/ });
  await expect(called).toHaveCount(2);
  await expect(called.first()).toHaveAccessibleName(/Erika/);
  const tap = await stopForTaps(page, called.first(), requests);
  await tap();
  const shown = async () => {
    await page.clock.runFor(1);
    return called.count();
  };
  await expect.poll(shown).toBe(1);
  await tap();
  await page.clock.resume();
  await expect(page.getByText('Erika ist angeschrieben.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(called).toHaveCount(1);
});

test('a suspect moved to the inbox keeps its time of arrival and is one tap away', async ({ page }) => {
  // The oldest request is on the last page of the inbox.
  await fillInbox(page, [{ name: 'Doch ein Mensch', subject: 'aus Versehen ausgefüllt' }, ...numbered(11)]);
  // The dashboard links here after a flood.
  await page.goto('/admin/contacts?suspects=open');
  await expect(page.getByText('Ein verstecktes Feld war ausgefüllt')).toBeVisible();
  await page.getByRole('button', { name: 'In den Posteingang' }).click();
  await expect(page.getByText('Die Anfrage steht jetzt im Posteingang.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anfrage zeigen' })).toBeVisible();
  await expect(page.getByText('Als Werbung aussortiert')).toBeHidden();
  // The link is still there after the toast.
  await expect(
    page.getByText(/^Die Anfrage von Doch ein Mensch steht jetzt im Posteingang, eingeordnet/),
  ).toBeVisible();
  const link = page.getByRole('link', { name: 'Anfrage zeigen' });
  await expect(link).toHaveAttribute('href', `/admin/contacts/${await idOf(page, 'Doch ein Mensch')}`);
  await page.getByRole('button', { name: 'Anfrage zeigen' }).click();
  await expect(page.getByRole('heading', { name: 'Doch ein Mensch' })).toBeFocused();
});
