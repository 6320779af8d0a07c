import { enterElsewhere, entriesOf, expectStep, fillInbox, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test.beforeEach(({ login }) => login());

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
});
