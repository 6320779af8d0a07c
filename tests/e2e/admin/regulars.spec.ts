import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { dateElsewhere, enterElsewhere, fillInbox, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { windows } from '../../support/browser/windows.ts';

test.beforeEach(({ login }) => login());

test('a request of a customer links to the last one, with its day, step and price', async ({ page }) => {
  await fillInbox(page, [
    { name: 'Familie Weber', email: 'weber@beispiel.de' },
    { name: 'Karla Weber', phone: '0176 04069000', email: 'karla@beispiel.de' },
    { name: 'Hans', email: 'hans@beispiel.de' },
    { name: 'Hans H.', email: 'hans@beispiel.de' },
    { name: 'Karla W.', phone: '+49 176 / 04069000', email: 'WEBER@beispiel.de' },
  ]);
  await enterElsewhere(page, 'Karla Weber', { kind: 'price', cents: 8_900 });
  const day = addDays(berlinDay(new Date()), 1);
  await dateElsewhere(page, 'Karla Weber', { what: 'arbeit', day, time: '09:00' });
  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Karla W.');
  const numeric = day.split('-').reverse().join('.');
  await expect(card).toContainText(`Schon Kunde: ${numeric}, Termin, 89,00\u00a0€ und 1 weitere`);

  await card.getByRole('link', { name: /^Schon Kunde/ }).click();
  const earlier = page.getByRole('article', { name: 'Karla Weber', exact: true });
  await expect(earlier.getByRole('button', { name: 'Stand: Termin' })).toBeVisible();
  await expect(earlier.getByRole('heading', { name: 'Karla Weber' })).toBeFocused();
  await expect(earlier, 'the first of its person').not.toContainText('Schon');

  const asked = await openRequest(page, 'Hans H.');
  const today = berlinDay(new Date()).split('-').reverse().join('.');
  await expect(asked.getByRole('link', { name: `Schon angefragt: ${today}, Neu`, exact: true })).toBeVisible();
});

test('a finished job offers the next call by one tap, with an undo, at a desktop and on a phone', async ({ page }) => {
  await fillInbox(page, [{ name: 'Erika' }]);
  await enterElsewhere(page, 'Erika', { kind: 'step', step: 'abnahme', version: 0 });
  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Erika');
  const again = card.getByRole('group', { name: 'Wieder anrufen' });
  const finish = card.getByRole('button', { name: 'Fertig', exact: true });
  await expect(finish).toBeVisible();
  await expect(again).toHaveCount(0);
  await finish.click();
  for await (const { width } of windows(page, '1440x900 360x800')) {
    await expect(again.getByRole('button')).toHaveText(['in 8 Wochen', 'in 6 Monaten', 'in 1 Jahr']);

    await again.getByRole('button', { name: 'in 8 Wochen' }).click();
    await expect(card.locator('header')).toContainText(/(Mo|Di|Mi|Do|Fr), \d+\.\d+\.(\d{4})? Wieder anrufen/);
    await expect(again).toHaveCount(0);
    await expect(card.getByRole('heading', { name: 'Erika' })).toBeFocused();
    await expect(card.getByRole('button', { name: 'Stand: Erledigt' })).toBeVisible();

    const toast = page.getByRole('region', { name: /^Notification/ });
    await expect(toast).toContainText('Wieder anrufen: Erika');
    await toast.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(again, `${width} px`).toBeVisible();
    await expect(card.locator('header')).not.toContainText('Wieder anrufen');
  }
});

test('the second job of a customer is finished by a ‘Fertig’ of its own, and its undo brings it back', async ({
  page,
}) => {
  await fillInbox(page, [{ name: 'Erika' }]);
  await enterElsewhere(page, 'Erika', { kind: 'price', cents: 18_900 });
  await enterElsewhere(page, 'Erika', { kind: 'step', step: 'erledigt', version: 1 });
  await dateElsewhere(page, 'Erika', { what: 'arbeit', day: berlinDay(new Date()), time: '00:00' });
  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Erika');
  await expect(card.getByRole('button', { name: 'Stand: Termin' })).toBeVisible();
  // The price of the first job is history, and the same one is a new price, once for two taps.
  await expect(card.getByText(/^Angebotspreis: 189,00/)).toHaveCount(0);
  await card.getByText('Mehr zu dieser Anfrage', { exact: true }).click();
  await card.getByRole('textbox', { name: /^Angebotspreis/ }).fill('189 €');
  const save = card.getByRole('button', { name: 'Preis speichern' });
  await save.click();
  await expect(card.getByRole('listitem')).toHaveCount(4);
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  await save.click();

  await page.goto('/admin/termine');
  const row = page.getByRole('main').getByRole('listitem');
  for (const round of ['first', 'once more']) {
    await row.locator('summary').click();
    await page.getByRole('button', { name: 'Fertig: Erika' }).click();
    await row.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(row.locator('summary'), round).toBeVisible();
  }
  await page.goto('/admin/contacts');
  await openRequest(page, 'Erika');
  await card.getByText('Mehr zu dieser Anfrage', { exact: true }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Angebotspreis: 189,00' })).toHaveCount(2);
  await expect(card.getByRole('listitem').filter({ hasText: 'Erledigt' })).toHaveText([
    /^Erledigt \(zurückgenommen\)/,
    /^Erledigt \(zurückgenommen\)/,
    /^Erledigt\d/,
  ]);
});

test('a due call to a customer without a number opens a mail by one tap', async ({ page }) => {
  await fillInbox(page, [{ name: 'Jonas Weiß', email: 'jonas@beispiel.de' }]);
  await enterElsewhere(page, 'Jonas Weiß', { kind: 'answer' });
  await dateElsewhere(page, 'Jonas Weiß', { what: 'anruf', day: berlinDay(new Date()) });
  await page.goto('/admin/termine');
  await page.getByRole('main').getByRole('listitem').locator('summary').click();
  const mail = page.getByRole('link', { name: 'E-Mail schreiben: Jonas Weiß' });
  await expect(mail).toHaveAttribute('href', 'mailto:jonas@beispiel.de');
  await expect(page.getByRole('link', { name: 'Anrufen: Jonas Weiß' })).toHaveCount(0);

  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'Was wartet' });
  const link = waiting.getByRole('link', { name: 'E-Mail an Jonas Weiß' });
  await expect(link).toHaveAttribute('href', 'mailto:jonas@beispiel.de');
  await waiting.getByRole('button', { name: 'Geschrieben: Jonas Weiß' }).click();
  await expect(page.getByText('Jonas Weiß ist angeschrieben.', { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
});
