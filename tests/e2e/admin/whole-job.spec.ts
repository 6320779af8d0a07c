import type { Locator } from '@playwright/test';
import { dayCell } from '#domain/jobs/dates/date-words.ts';
import { nearDays } from '#domain/jobs/dates/near-days.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { entriesOf, expectStep, fillInbox } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const WEEK = 7 * 86_400_000;

test('a whole job takes 13 taps from the call to its end, and the next one of that customer 5 from the start page', async ({
  page,
  login,
}) => {
  await login();
  await fillInbox(page, []);
  await page.goto('/admin/contacts');
  let taps = 0;
  const tap = (there: Locator) => {
    taps += 1;
    return there.click();
  };
  const card = page.getByRole('article', { name: 'Erika' });
  const deed = (name: string) => card.getByRole('button', { name, exact: true });
  const cell = (name: string) => card.getByRole('radio', { name, exact: true });
  // A Sunday or a holiday says so beside its name.
  const near = (day: string) => card.getByRole('radio', { name: day });
  const price = card.getByRole('region', { name: 'Fertig: Erika' }).getByRole('textbox', { name: 'Preis' });
  const goWeeks = async (weeks: number) => {
    await page.clock.setSystemTime(Date.now() + weeks * WEEK);
    await page.reload();
  };

  await tap(page.getByRole('button', { name: 'Anruf eintragen' }));
  const dialog = page.getByRole('dialog', { name: 'Anruf eintragen' });
  await dialog.getByLabel('Name', { exact: true }).fill('Erika');
  await dialog.getByLabel('Ort oder Postleitzahl').fill('Nieder-Olm');
  await tap(dialog.getByRole('button', { name: 'Eintragen' }));
  await expectStep(card, 'Kontakt');

  const workingDay = (today: string) => dayCell(nearDays(today)[2] ?? '', new Date());
  const today = berlinDay(new Date());
  await tap(deed('Besichtigung vereinbaren'));
  await expect(near('Heute')).toBeFocused();
  await tap(near('Morgen'));
  await tap(cell('9:00'));
  await card.getByLabel('Ort', { exact: true }).fill('Hauptstraße 5, 55268 Nieder-Olm');
  await tap(deed('Termin speichern'));
  await expectStep(card, 'Besichtigung');

  await tap(card.getByRole('button', { name: 'Preis eintragen' }).first());
  const offer = card.getByRole('textbox', { name: /^Angebotspreis/ });
  await expect(offer).toBeFocused();
  await offer.fill('89');
  await tap(deed('Preis speichern'));
  await expectStep(card, 'Angebot');

  await tap(deed('Arbeitstag eintragen'));
  await expect(near('Heute'), 'not the day of the visit').toBeFocused();
  await expect(near('Morgen')).not.toBeChecked();
  await expect(card.getByRole('radio', { name: 'Arbeit' })).toBeChecked();
  await expect(card.getByLabel('Ort', { exact: true })).toHaveValue('Hauptstraße 5, 55268 Nieder-Olm');
  await tap(near(workingDay(today)));
  await tap(cell('8:00'));
  await tap(deed('Termin speichern'));
  await expectStep(card, 'Termin');

  await goWeeks(1);
  await tap(deed('Fertig?'));
  await expect(price, 'the offer holds').toHaveValue(/^89,00\s€$/);
  await expectStep(card, 'Erledigt');
  expect(taps, 'the first job').toBe(13);

  await card.getByRole('button', { name: 'nicht wieder' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await tap(page.getByRole('link', { name: 'Anruf', exact: true }));
  // The form loads after the sheet has opened.
  await expect(page.getByRole('combobox', { name: /^Wer ruft an/ })).toBeFocused();
  await page.keyboard.type('eri');
  await tap(page.getByRole('option', { name: 'Erika' }));
  const known = page.getByRole('dialog', { name: 'Anruf eintragen' });
  await expect(known.getByLabel('Ort oder Postleitzahl')).toHaveValue('Hauptstraße 5, 55268 Nieder-Olm');
  await tap(known.getByRole('radio', { name: workingDay(addDays(today, 7)) }));
  await tap(known.getByRole('radio', { name: '8:00', exact: true }));
  await tap(known.getByRole('button', { name: /8:00 vormerken$/ }));
  await expectStep(card, 'Termin');
  expect(taps - 13, 'the second job, from the start page').toBe(5);

  await goWeeks(2);
  await deed('Fertig?').click();
  await expect(price, 'the price of the first job').toHaveValue(/^89,00\s€$/);
  await deed('nicht wieder').click();
  await expect(entriesOf(card).first()).toContainText(/Angebotspreis: 89,00\s€/);
});
