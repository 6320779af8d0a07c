import type { Locator } from '@playwright/test';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { fillInbox } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const DAY = 86_400_000;

test('a job goes from its mail to its end with 14 taps, because the steps follow what is done', async ({
  page,
  login,
}) => {
  await login();
  await fillInbox(page, [{ name: 'Erika', place: 'Nieder-Olm' }]);
  const { submissions } = await (await page.request.get('/api/admin/contact')).json();
  let taps = 0;
  const tap = (there: Locator) => {
    taps += 1;
    return there.click();
  };
  const type = async (field: Locator, value: string) => {
    await tap(field);
    await field.fill(value);
  };
  const card = page.getByRole('article', { name: 'Erika' });
  const button = (name: string) => card.getByRole('button', { name });
  const stands = (step: string) =>
    expect(card.getByRole('button', { name: `Stand: ${step}`, exact: true })).toBeVisible();
  const opener = card.getByText('Nächster Termin', { exact: true });

  // The mail's link.
  taps += 1;
  await page.goto(`/admin/contacts?contact=${submissions[0].id}`);
  await tap(button('Als beantwortet vermerken'));
  await stands('Kontakt');

  const today = berlinDay(new Date());
  await tap(opener);
  await type(card.getByLabel('Tag'), addDays(today, 1));
  await type(card.getByLabel('Uhrzeit'), '09:00');
  await tap(button('Termin speichern'));
  await stands('Besichtigung');

  await tap(card.getByText('Mehr zu dieser Anfrage'));
  await type(card.getByRole('textbox', { name: /^Angebotspreis/ }), '89');
  await tap(button('Preis speichern'));
  await stands('Angebot');

  await type(card.getByLabel('Tag'), addDays(today, 2));
  await tap(card.getByRole('radio', { name: 'Arbeit' }));
  await tap(button('Termin speichern'));
  await stands('Termin');
  await expect(card.getByText(/Arbeit, Nieder-Olm \(Stand: Termin\)$/)).toBeVisible();
  await expect(card.getByText(/^Angebotspreis: 89,00\s€ \(Stand: Angebot\)$/)).toBeVisible();

  await page.clock.setSystemTime(Date.now() + 3 * DAY);
  await page.reload();
  await tap(button('Fertig?'));
  await stands('Erledigt');
  expect(taps).toBeLessThanOrEqual(14);
});
