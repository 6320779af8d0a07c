import {
  enterElsewhere,
  entriesOf,
  expectStep,
  fillInbox,
  idOf,
  numbered,
  openRequest,
} from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

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
  await page.getByRole('button', { name: 'Anfrage zeigen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Doch ein Mensch' })).toBeFocused();
  await expect(page).toHaveURL(`/admin/contacts/${await idOf(page, 'Doch ein Mensch')}`);
});
