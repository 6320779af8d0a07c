import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from '../support/browser/barriers.ts';
import {
  cardsOf,
  fillInbox,
  numbered,
  openMenuOf,
  openRequest,
  openStepsOf,
  sendRequests,
} from '../support/browser/inbox.ts';
import { expect, test } from '../support/browser/own-site.ts';
import { tilesOf } from '../support/browser/tiles.ts';

const requests: Record<string, string>[] = [
  { name: 'Robot', subject: 'x', message: 'Cheap' },
  ...[1, 2, 3, 4, 5].map((n) => ({ name: `Person ${n}`, service: 'fenster' })),
  { name: 'שרה', message: 'مرحبا، أود تنظيف النوافذ. 😀 <b>fett</b>', phone: '06131 000000' },
  { name: 'Sehr-langer-Name'.repeat(10), email: `${'lang'.repeat(15)}@beispiel.de`, message: 'Wort'.repeat(500) },
];

/** The states of the page to check, each with the way to it. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a full inbox with a deal, open steps and histories, and an open list of suspects': async (page) => {
    await fillInbox(page, requests);
    await page.goto('/admin/contacts');
    const card = await openRequest(page, 'שרה');
    await openStepsOf(card);
    await card.getByRole('button', { name: 'Auftrag' }).click();
    await expect(card.getByRole('button', { name: '„Auftrag“ zurücknehmen' })).toBeVisible();
    // The forms with their errors.
    await card.getByRole('button', { name: 'Termin eintragen' }).click();
    await card.getByRole('button', { name: 'Termin speichern' }).click();
    await expect(card.getByText('Bitte wählen Sie einen Tag')).toBeVisible();
    await expectNoBarriers(page, 'the form of a date');
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Preis eintragen' }).click();
    await card.getByRole('textbox', { name: /^Angebotspreis/ }).fill('viel');
    await card.getByRole('button', { name: 'Preis speichern' }).click();
    await expect(card.getByText('Bitte geben Sie einen Betrag in Euro ein')).toBeVisible();
    await expectNoBarriers(page, 'the form of a price');
    await page.keyboard.press('Escape');
    await card.getByRole('link', { name: /^Mail an / }).click();
    await card.getByText('Rückfrage', { exact: true }).click();
    await expect(card.getByRole('link', { name: 'Per E-Mail: Rückfrage' })).toBeVisible();
    await expectNoBarriers(page, 'the templates');
    await page.keyboard.press('Escape');
    await openMenuOf(card);
    await expect(card.getByRole('button', { name: 'Löschen' })).toBeVisible();
    await card.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(card.getByText('Bitte schreiben Sie etwas in die Notiz')).toBeVisible();
    await expectNoBarriers(page, 'the menu');
    await page.keyboard.press('Escape');
    await expect(card.getByRole('button', { name: 'Löschen' })).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByText('Als Werbung aussortiert (1)').click();
    await expect(page.getByRole('article', { name: 'Robot' })).toBeVisible();
  },
  'an inbox with new requests that wait': async (page) => {
    await fillInbox(page, requests);
    await page.clock.install();
    await page.goto('/admin/contacts');
    await page.getByRole('button', { name: 'Seite 2' }).click();
    // The page scrolls to its top once its cards are there; the next step must come after that.
    await expect(page.getByText('6–7 von 7', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kontaktanfragen' })).toBeInViewport();
    await page.locator('[data-row]').first().focus();
    await sendRequests(page, numbered(3));
    await page.clock.runFor(30_000);
    await expect(page.getByRole('button', { name: '3 neue Anfragen anzeigen' })).toBeVisible();
    // Further down the button floats over the cards on purpose; at the top it must cover no control.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  },
  'an empty inbox, a search with and without matches, and a list that could not be loaded': async (page) => {
    await fillInbox(page, []);
    await page.goto('/admin/contacts');
    await expect(page.getByText('Noch keine Kontaktanfragen erhalten')).toBeVisible();
    await expectNoBarriers(page, 'the empty inbox');
    await fillInbox(page, requests);
    await page.reload();
    await page.getByLabel('Suche').fill('person');
    await expect(page.getByText('5 Treffer, überall gesucht')).toBeVisible();
    // Its own request makes the page higher later.
    await expect(page.getByText('Als Werbung aussortiert (1)')).toBeVisible();
    await expectNoBarriers(page, 'a search with matches');
    await page.getByLabel('Suche').fill('gibt es nicht');
    await expect(page.getByText('Keine Kontakte entsprechen den Filterkriterien')).toBeVisible();
    await expectNoBarriers(page, 'a search without a match');

    await page.route('**/api/admin/contact**', (route) =>
      route.fulfill({ status: 503, json: { error: 'Der Dienst ist gerade nicht erreichbar.' } }),
    );
    await page.goto('/admin/contacts');
    const failed = page.getByRole('alert').filter({ hasText: 'Der Dienst ist gerade nicht erreichbar.' });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(0);
    await expectNoBarriers(page, 'a list that could not be loaded');
    await page.unroute('**/api/admin/contact**');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(cardsOf(page)).toHaveCount(5);
    await expect(failed).toBeHidden();
  },
};

// In one worker, because a server for each would cost more than it gains.
test.describe.configure({ mode: 'default' });

for (const [state, show] of Object.entries(states)) {
  test(`${state} has no barriers and fits, on dark phones and light desktops`, async ({ page, login }) => {
    await login();
    await page.setViewportSize({ width: 360, height: 800 });
    await show(page);
    await expectNoBarriers(page, state);
  });
}

const rightOf = (things: Locator) => things.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));

test('controls are at least 44 px high, rows reach to both edges, and words stay in buttons, at 100 and 150 % text', async ({
  page,
  login,
}) => {
  await login();
  // Fills three pages on a phone.
  await fillInbox(page, [...requests, ...numbered(5)]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/contacts');
  await expect(cardsOf(page)).toHaveCount(5);
  await page.getByText('Als Werbung aussortiert (1)').click();
  await expect(page.getByRole('article', { name: 'Robot' })).toBeVisible();
  const controls = page.getByRole('main').locator('a, button, input, select, summary').filter({ visible: true });
  const heights = await controls.evaluateAll((all) =>
    all.map((one) => ({ height: one.getBoundingClientRect().height, text: one.textContent })),
  );
  expect(heights.length).toBeGreaterThan(20);
  expect(heights.filter(({ height }) => height < 44)).toEqual([]);
  for (const size of ['100%', '150%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
    expect(await rightOf(cardsOf(page)), size).toEqual(Array(5).fill(360));
    const inner = page.getByRole('article', { name: 'Robot' }).or(tilesOf(page));
    expect(Math.max(...(await rightOf(inner))), size).toBeLessThanOrEqual(344);

    const buttons = page.getByRole('main').getByRole('button');
    await expect(buttons.filter({ hasText: 'Weiter' })).toBeVisible();
    const sticking = await buttons.evaluateAll((all) =>
      all
        .filter((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
          return inner.left < outer.left || inner.right > outer.right;
        })
        .map((button) => button.textContent),
    );
    expect(sticking, size).toEqual([]);
  }
});
