import { berlinDay } from '#shared/format/berlin-day.ts';
import {
  dateElsewhere,
  enterElsewhere,
  entriesOf,
  expectStep,
  fillInbox,
  idOf,
  openMenuOf,
  openRequest,
  openStepsOf,
} from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { toastOf } from '../../support/browser/toast-of.ts';

test.beforeEach(({ login }) => login());

test('a request of a customer links to their page and to each earlier job', async ({ page }) => {
  await fillInbox(page, [
    { name: 'Familie Weber', email: 'weber@beispiel.de' },
    { name: 'Karla Weber', phone: '0176 04069000', email: 'karla@beispiel.de' },
    { name: 'Hans', email: 'hans@beispiel.de' },
    { name: 'Hans H.', email: 'hans@beispiel.de' },
    { name: 'K. Weber', phone: '+49 176 / 04069000', email: 'neu@beispiel.de' },
  ]);
  const today = berlinDay(new Date());
  await dateElsewhere(page, 'Karla Weber', { what: 'arbeit', day: today, time: '00:00', hours: '2' });
  await enterElsewhere(page, 'Karla Weber', { kind: 'price', cents: 8_900 });
  await enterElsewhere(page, 'Karla Weber', { kind: 'step', step: 'erledigt', version: 2 });
  await page.goto('/admin/contacts');
  const id = await idOf(page, 'K. Weber');
  const card = await openRequest(page, 'K. Weber');
  await expect(card.getByRole('link', { name: 'Schon Kunde: 1 Auftrag' })).toHaveAttribute(
    'href',
    `/admin/kunde?contact=${id}`,
  );
  const asked = await openRequest(page, 'Hans H.');
  await expect(asked.getByRole('link', { name: 'Schon angefragt: 1 Anfrage' })).toBeVisible();

  await openRequest(page, 'K. Weber');
  await card.getByRole('link', { name: /^Fertig: Sonstiges, 2 Stunden, 89\s€$/ }).click();
  const earlier = page.getByRole('article', { name: 'Karla Weber', exact: true });
  await expect(earlier.getByRole('heading', { name: 'Karla Weber' })).toBeFocused();
  await expectStep(earlier, 'Erledigt');
});

test('a finished job offers the next one on the card, with an undo', async ({ page }) => {
  await fillInbox(page, [{ name: 'Erika', place: 'Alzey' }]);
  await enterElsewhere(page, 'Erika', { kind: 'step', step: 'abnahme', version: 0 });
  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Erika');
  const finished = card.getByRole('region', { name: 'Fertig: Erika' });
  const deed = (name: string) => card.getByRole('button', { name, exact: true });
  await deed('Fertig').click();
  await finished.getByRole('button', { name: '4 Wochen' }).click();
  await finished.getByRole('radio', { name: '8:00' }).check();
  await finished.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(finished).toHaveCount(0);
  await expectStep(card, 'Abnahme');
  await deed('Termin eintragen').click();
  await expect(card.getByRole('radio', { name: 'Arbeit' })).toBeVisible();
  await expect(card.getByRole('radio', { name: '8:00', checked: true }), 'that of the next job').toHaveCount(0);
  await page.reload();
  await openStepsOf(card);
  await deed('Erledigt').click();
  await expect(finished.getByText('Fertig', { exact: true }), 'as the button does').toBeFocused();
  await finished.getByRole('button', { name: '6 Monaten' }).click();
  await finished.getByRole('button', { name: 'genauer Tag' }).click();
  await finished.getByRole('button', { name: /vormerken$/ }).click();
  await expect(finished.getByText('Bitte geben Sie eine Uhrzeit ein')).toBeVisible();
  await expect(finished.getByRole('radio', { name: '8:00' })).toBeFocused();
  await finished.getByRole('radio', { name: '8:00' }).check();
  await finished.getByRole('button', { name: /8:00 vormerken$/ }).click();
  await expect(finished).toHaveCount(0);
  await expectStep(card, 'Termin');
  await toastOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expectStep(card, 'Erledigt');
  await deed('Nächster Arbeitstag').click();
  await expect(card.getByRole('radio', { name: 'Arbeit' })).toBeChecked();
});

test('a finished job is noted as paid with "Fertig" or later, once', async ({ page }) => {
  await fillInbox(page, [{ name: 'Erika' }, { name: 'Hans' }]);
  await enterElsewhere(page, 'Erika', { kind: 'step', step: 'abnahme', version: 0 });
  await enterElsewhere(page, 'Hans', { kind: 'step', step: 'erledigt', version: 0 });
  await page.goto('/admin/contacts');
  const first = await openRequest(page, 'Erika');
  await first.getByRole('button', { name: 'Fertig', exact: true }).click();
  await first.getByRole('checkbox', { name: 'bar bezahlt' }).check();
  await first.getByRole('button', { name: 'nicht wieder' }).click();
  const later = await openRequest(page, 'Hans');
  await openMenuOf(later);
  await later.getByRole('button', { name: 'Bezahlt', exact: true }).click();
  await expect(page.getByText('Hans hat bezahlt.', { exact: true })).toBeVisible();
  for (const name of ['Erika', 'Hans']) {
    const card = await openRequest(page, name);
    await expect(entriesOf(card).first()).toContainText('Bezahlt');
    await openMenuOf(card);
    await expect(card.getByRole('button', { name: 'Bezahlt', exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('a due call to a customer without a number opens a mail by one tap', async ({ page }) => {
  await fillInbox(page, [{ name: 'Jonas Weiß', email: 'jonas@beispiel.de' }]);
  await enterElsewhere(page, 'Jonas Weiß', { kind: 'answer' });
  await dateElsewhere(page, 'Jonas Weiß', { what: 'anruf', day: berlinDay(new Date()) });
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'Was wartet' });
  const link = waiting.getByRole('link', { name: 'E-Mail an Jonas Weiß' });
  await expect(link).toHaveAttribute('href', 'mailto:jonas@beispiel.de');
  await waiting.getByRole('button', { name: 'Geschrieben: Jonas Weiß' }).click();
  await expect(page.getByText('Jonas Weiß ist angeschrieben.', { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
});
