import type { Page } from '@playwright/test';
import { boxOf } from '../../support/browser/box-of.ts';
import { cardsOf, fillInbox, idOf, numbered, people, sendRequests } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const REFETCH_MS = 30_000;

/** Advances the clock to the next refetch and waits for its answer. */
async function refetch(page: Page) {
  const answered = page.waitForResponse(
    (response) => /\/api\/admin\/contact\?/.test(response.url()) && response.status() === 200,
  );
  await page.clock.runFor(REFETCH_MS);
  await answered;
}

const openInbox = async (page: Page) => {
  await page.clock.install();
  await page.goto('/admin/contacts');
  await expect(cardsOf(page)).toHaveCount(5);
};

const topOf = async (page: Page, name: string) =>
  (await page.getByRole('link', { name, exact: true }).boundingBox())?.y;
const names = (page: Page) => cardsOf(page).getByRole('heading');
// Low enough that a list of five scrolls.
test.use({ viewport: { width: 390, height: 500 } });
test.beforeEach(async ({ login, page }) => {
  await login();
  await fillInbox(page, numbered(7));
});

test('the list stays where it is while the owner reads: a failure and new requests wait beside it', async ({
  page,
}) => {
  const button = (words: string) => page.getByRole('button', { name: words });
  // A wheel scrolls some time after its event, so that what is measured then may still move.
  const readOn = () => page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));

  await test.step('and after a failure, which is reported until the next success', async () => {
    await openInbox(page);
    const before = await topOf(page, 'Person 7');
    await page.route('**/api/admin/contact**', (route) =>
      route.fulfill({ status: 503, json: { error: 'Der Dienst ist gerade nicht erreichbar.' } }),
    );
    await page.clock.runFor(REFETCH_MS);
    const list = page.getByRole('region', { name: 'Kontaktanfragen' });
    const stale = list.getByRole('status').filter({ hasText: /^Nicht aktualisiert, Stand \d\d:\d\d/ });
    await expect(stale).toHaveText(/Der Dienst ist gerade nicht erreichbar\.Erneut versuchen$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await topOf(page, 'Person 7')).toBe(before);
    await expect(names(page)).toHaveText(people(7, 6, 5, 4, 3));
    expect((await boxOf(list)).y, 'below the search').toBeGreaterThanOrEqual(
      (await boxOf(page.getByLabel('Suche'))).bottom,
    );
    // The notice covers no card.
    const free = await cardsOf(page)
      .first()
      .evaluate((card) => {
        const { left, top, width } = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(left + width / 2, top + 10));
      });
    expect(free).toBe(true);
    await page.unroute('**/api/admin/contact**');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(stale).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  });

  await test.step('while the focus is in the list, and a deleted one leaves no gap under it', async () => {
    await page.getByRole('link', { name: 'Person 7', exact: true }).focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const before = await topOf(page, 'Person 7');
    await sendRequests(page, [{ name: 'Neu 1' }]);
    await page.request.delete(`/api/admin/contact/${await idOf(page, 'Person 6')}`);
    await refetch(page);
    await expect(button('1 neue Anfrage anzeigen')).toBeVisible();
    await expect(names(page)).toHaveText(people(7, 6, 5, 4, 3));
    expect(await topOf(page, 'Person 7')).toBe(before);
  });

  await test.step('while the owner reads further down, also on a later page', async () => {
    await readOn();
    const before = await topOf(page, 'Person 4');
    await sendRequests(page, [{ name: 'Neu 2' }]);
    await refetch(page);
    await expect(button('2 neue Anfragen anzeigen')).toBeInViewport({ ratio: 1 });
    await expect(names(page)).toHaveText(people(7, 6, 5, 4, 3));
    expect(await topOf(page, 'Person 4')).toBe(before);

    await button('2 neue Anfragen anzeigen').click();
    await expect(names(page)).toHaveText(['Neu 2', 'Neu 1', ...people(7, 5, 4)]);
    await expect(page.getByRole('heading', { name: 'Kontaktanfragen' })).toBeFocused();
    await expect(button('2 neue Anfragen anzeigen')).toBeHidden();

    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(names(page)).toHaveText(people(3, 2, 1));
    await sendRequests(page, [{ name: 'Neu 3' }]);
    await refetch(page);
    await expect(button('1 neue Anfrage anzeigen')).toBeVisible();
    await expect(names(page)).toHaveText(people(3, 2, 1));
  });

  await test.step('during a search, if it matches', async () => {
    await page.getByLabel('Suche').fill('person');
    await expect(names(page), 'the longest wait first').toHaveText(people(1, 2, 3, 4, 5, 7));
    await readOn();
    const before = await topOf(page, 'Person 4');
    await sendRequests(page, [{ name: 'Andere' }, { name: 'Person 8' }]);
    await refetch(page);
    await expect(button('1 neue Anfrage anzeigen')).toBeInViewport({ ratio: 1 });
    expect(await topOf(page, 'Person 4')).toBe(before);
    await button('1 neue Anfrage anzeigen').click();
    await expect(names(page)).toHaveText(people(1, 2, 3, 4, 5, 7, 8));
  });
});
