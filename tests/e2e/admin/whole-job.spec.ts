import type { Locator } from '@playwright/test';
import { dayCell } from '#domain/requests/dates/date-words.ts';
import { nearDays } from '#domain/requests/dates/near-days.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { expectStep, fillInbox, idOf } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const DAY = 86_400_000;

test('a job takes at most 14 taps from its mail to its end', async ({ page, login }) => {
  await login();
  await fillInbox(page, [{ name: 'Erika', place: 'Nieder-Olm' }]);
  let taps = 0;
  const tap = (there: Locator) => {
    taps += 1;
    return there.click();
  };
  const card = page.getByRole('article', { name: 'Erika' });
  const button = (name: string) => card.getByRole('button', { name });
  const stands = (step: string) => expectStep(card, step);

  // Counts the tap on the mail's link.
  taps += 1;
  await page.goto(`/admin/contacts?contact=${await idOf(page, 'Erika')}`);
  await tap(button('Beantwortet'));
  await stands('Kontakt');

  const today = berlinDay(new Date());
  const cell = (name: string) => card.getByRole('radio', { name, exact: true });
  await tap(button('Besichtigung vereinbaren'));
  await expect(card.getByRole('radio', { name: 'Heute' })).toBeFocused();
  await tap(cell('Morgen'));
  await tap(cell('9:00'));
  await tap(button('Termin speichern'));
  await stands('Besichtigung');

  await tap(button('Preis eintragen'));
  const price = card.getByRole('textbox', { name: /^Angebotspreis/ });
  await expect(price).toBeFocused();
  await price.fill('89');
  await tap(button('Preis speichern'));
  await stands('Angebot');

  await tap(button('Arbeitstag eintragen'));
  await expect(card.getByRole('radio', { name: 'Heute' })).toBeFocused();
  await expect(cell('Morgen'), 'not the day of the visit').not.toBeChecked();
  await expect(card.getByRole('radio', { name: 'Arbeit' })).toBeChecked();
  await tap(cell(dayCell(nearDays(today)[2] ?? '', new Date())));
  await tap(cell('8:00'));
  await tap(button('Termin speichern'));
  await stands('Termin');
  await expect(card.getByText(/Arbeit, Nieder-Olm \(Stand: Termin\)$/)).toBeVisible();
  await expect(card.getByText(/^Angebotspreis: 89,00\s€ \(Stand: Angebot\)$/)).toBeVisible();

  await page.clock.setSystemTime(Date.now() + 5 * DAY);
  await page.reload();
  await tap(button('Fertig?'));
  await stands('Erledigt');
  expect(taps).toBeLessThanOrEqual(14);
});
