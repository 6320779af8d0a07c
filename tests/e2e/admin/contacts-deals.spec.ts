import { cardsOf, fillInbox, numbered } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test.describe('a request of the inbox', () => {
  test.beforeEach(({ login }) => login());

  test('is marked as a deal, stays one, and the mark is taken away again', async ({ page }) => {
    await fillInbox(page, [{ name: 'Erika' }]);
    await page.goto('/admin/contacts');
    const card = page.getByRole('article', { name: 'Erika' });
    const mark = card.getByRole('button', { name: 'Auftrag' });
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(card).toContainText(
      /Als Auftrag vermerkt am \d+\. \p{L}+ \d{4}, bleibt bis 31\. Dezember \d{4} gespeichert\./u,
    );
    await expect(mark).toBeFocused();

    await page.reload();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await expect(card).not.toContainText('Als Auftrag vermerkt');
  });

  test('says when it goes, in its last thirty days', async ({ page }) => {
    await fillInbox(page, [{ name: 'Erika' }]);
    const found = await (await page.request.get('/api/admin/contact')).json();
    const card = page.getByRole('article', { name: 'Erika' });
    const received = (createdAt: string) =>
      page.route('**/api/admin/contact?*', (route) =>
        route.fulfill({ json: { ...found, submissions: [{ ...found.submissions[0], createdAt }] } }),
      );
    await page.clock.setFixedTime('2027-04-03T12:00:00Z');
    await received('2026-11-03T10:00:00.000Z');
    await page.goto('/admin/contacts');
    await expect(card).toContainText('Wird am 3. Mai 2027 gelöscht, wenn kein Auftrag daraus wird.');
    await received('2026-11-04T10:00:00.000Z');
    await page.reload();
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('gelöscht');
    await received('2026-10-01T10:00:00.000Z');
    await page.reload();
    await expect(card).toContainText('Wird in der nächsten Stunde gelöscht, wenn kein Auftrag daraus wird.');
  });

  test('says when the mark could not be stored', async ({ page }) => {
    await fillInbox(page, [{ name: 'Erika' }]);
    await page.route('**/api/admin/contact/*/deal', (route) => route.fulfill({ status: 500, body: 'kaputt' }));
    await page.goto('/admin/contacts');
    const mark = page.getByRole('button', { name: 'Auftrag' });
    await mark.click();
    await expect(
      page.getByText('Der Vermerk konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('after a request is deleted the focus', () => {
  test.beforeEach(async ({ login, page }) => {
    await login();
    page.on('dialog', (dialog) => dialog.accept());
  });

  test('goes to the next one, then to the one before, at last to the heading', async ({ page }) => {
    await fillInbox(page, numbered(3));
    await page.goto('/admin/contacts');
    const remove = async (name: string) => {
      const button = page.getByRole('article', { name }).getByRole('button', { name: 'Löschen' });
      await button.focus();
      await page.keyboard.press('Enter');
    };
    await remove('Person 2');
    await expect(page.getByRole('heading', { name: 'Person 1' })).toBeFocused();
    await remove('Person 1');
    await expect(page.getByRole('heading', { name: 'Person 3' })).toBeFocused();
    await remove('Person 3');
    await expect(cardsOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Kontaktanfragen' })).toBeFocused();
  });
});
