import { dayCell } from '#domain/jobs/dates/date-words.ts';
import { nearDays } from '#domain/jobs/dates/near-days.ts';
import { addDays, berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { dateElsewhere, expectStep, fillInbox, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { toastOf } from '../../support/browser/toast-of.ts';

const MOVED = /Neuen Termin sagen: \p{Lu}\p{Ll}, \d+\.\d+\.(\d{4})?, 9:00/u;

test('day and time of a date take a tap each, show and warn of what is taken; the date is changed, removed and restored', async ({
  page,
  login,
}) => {
  await page.clock.setFixedTime(berlinMoment(berlinDay(new Date()), '12:00') ?? 0);
  await login();
  await fillInbox(page, [{ name: 'Erika', place: 'Nieder-Olm' }, { name: 'Hans' }, { name: 'Dora' }]);
  const [, , near = '', full = ''] = nearDays(berlinDay(new Date()));
  await dateElsewhere(page, 'Hans', { what: 'arbeit', day: near, time: '09:30' });
  await dateElsewhere(page, 'Dora', { what: 'arbeit', day: full, time: '08:00', hours: '8' });
  await page.goto('/admin/contacts');
  const toast = toastOf(page);
  const card = await openRequest(page, 'Erika');
  const save = card.getByRole('button', { name: 'Termin speichern' });
  const cell = (name: string) => card.getByRole('radio', { name, exact: true });
  await card.getByRole('button', { name: 'Termin eintragen' }).click();
  await expect(card.getByLabel('Ort', { exact: true })).toHaveValue('Nieder-Olm');
  await save.click();
  await expect(card.getByText('Bitte wählen Sie einen Tag')).toBeVisible();
  await expect(card.getByRole('radio', { name: 'Heute' })).toBeFocused();

  await expect(cell(`${dayCell(full, new Date())} voll`)).toBeVisible();
  await card.getByRole('radio', { name: 'Heute' }).check();
  await expect(cell('11:00 vorbei')).toBeVisible();
  await expect(cell('13:00')).toBeVisible();
  await card.getByRole('radio', { name: dayCell(near, new Date()) }).check();
  await cell('14:00').check();
  await page.keyboard.press('ArrowLeft');
  await expect(cell('13:00'), 'the arrow keys choose').toBeChecked();
  await cell('9:00 Hans').check();
  const warning = 'Das wird eng: 9:30 Arbeit bei Hans';
  await expect(card.getByText(warning)).toBeVisible();
  await save.click();
  await expect(card.locator('header')).toContainText('9:00 Besichtigung');
  await expect(card.getByText(warning), 'of the date, not of the closed form').toHaveCount(1);
  await expectStep(card, 'Besichtigung');
  await expect(await openRequest(page, 'Hans')).toContainText('Das wird eng: 9:00 Besichtigung bei Erika');

  await openRequest(page, 'Erika');
  const opener = card.getByRole('button', { name: 'Termin ändern' });
  await opener.click();
  await card.getByLabel('Tag', { exact: true }).fill(addDays(berlinDay(new Date()), 30));
  await card.getByLabel('Uhrzeit').fill('09:00');
  await card.getByLabel('Dauer').selectOption('4 Stunden');
  await save.click();
  await expect(toast).toContainText('9:00 Besichtigung, 4 Stunden: Erika');
  await expect(opener, 'the form is closed').toBeFocused();
  await expect(card.locator('header')).toContainText(MOVED);
  await opener.click();
  await expect(card.getByLabel('Dauer')).toHaveValue('4');

  // A tap at the same place so soon would count for the button before.
  await card.getByRole('button', { name: 'Termin entfernen' }).press('Enter');
  await expect(toast).toContainText('Bei Erika steht kein Termin mehr.');
  await expect(card.locator('header')).not.toContainText('9:00');
  await expect(card.getByRole('button', { name: 'Termin eintragen' })).toBeFocused();
  await toast.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card.locator('header')).toContainText(MOVED);
});
