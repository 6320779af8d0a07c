import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { cardsOf, fillInbox } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const day = addDays(berlinDay(new Date()), 30);
const GLANCE = /\p{Lu}\p{Ll}, \d+\.\d+\.(\d{4})?, 9:00 Besichtigung/u;

test('a request gets its next date on its card, which is changed, taken away and brought back', async ({
  page,
  login,
}) => {
  await login();
  await fillInbox(page, [{ name: 'Erika', place: 'Nieder-Olm' }]);
  await page.goto('/admin/contacts');
  const card = cardsOf(page).filter({ hasText: 'Erika' });
  const toast = page.getByRole('region', { name: /^Notification/ });
  await card.getByText('Nächster Termin', { exact: true }).click();
  await expect(card.getByLabel('Ort', { exact: true })).toHaveValue('Nieder-Olm');

  await card.getByRole('button', { name: 'Termin speichern' }).click();
  await expect(card.getByText('Bitte wählen Sie einen Tag')).toBeVisible();
  await expect(card.getByLabel('Tag')).toBeFocused();
  await card.getByLabel('Tag').fill(addDays(day, -60));
  await card.getByLabel('Uhrzeit').fill('09:00');
  await card.getByRole('button', { name: 'Termin speichern' }).click();
  await expect(card.getByText('Dieser Tag ist schon vorbei.', { exact: false })).toBeVisible();

  await card.getByLabel('Tag').fill(day);
  await card.getByRole('button', { name: 'Termin speichern' }).click();
  await expect(toast).toContainText('Termin gespeichert');
  await expect(card.locator('header')).toContainText(GLANCE);
  await expect(card.getByRole('button', { name: 'Stand: Kontakt' })).toBeVisible();

  await card.getByRole('button', { name: 'Termin entfernen' }).click();
  await expect(toast).toContainText('Bei Erika steht kein Termin mehr.');
  await expect(card.locator('header')).not.toContainText('Besichtigung');
  await expect(card.getByLabel('Tag')).toHaveValue('');
  await expect(card.getByRole('heading', { name: 'Erika' })).toBeFocused();
  await toast.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card.locator('header')).toContainText(GLANCE);
  await expect(card.getByLabel('Tag')).toHaveValue(day);
});

test('two dates less than an hour apart are told before and after saving, and found as a list', async ({
  page,
  login,
}) => {
  await login();
  await fillInbox(page, [{ name: 'Erika' }, { name: 'Hans' }, { name: 'Ohne Termin' }]);
  const { submissions } = await (await page.request.get('/api/admin/contact')).json();
  const hans = submissions.find(({ name }: { name: string }) => name === 'Hans');
  const set = await page.request.put(`/api/admin/contact/${hans.id}/date/0`, {
    data: { what: 'arbeit', day, time: '09:30' },
  });
  expect(set.status()).toBe(200);
  await page.goto('/admin/contacts');
  const card = page.getByRole('article', { name: 'Erika' });
  await card.getByText('Nächster Termin', { exact: true }).click();
  await card.getByLabel('Tag').fill(day);
  await card.getByLabel('Uhrzeit').fill('09:00');
  const warning = 'Weniger als eine Stunde auseinander: 9:30 Arbeit bei Hans';
  await expect(card.getByText(warning)).toBeVisible();
  await card.getByRole('button', { name: 'Termin speichern' }).click();
  await expect(card.locator('header')).toContainText(GLANCE);
  await expect(card.getByText(warning)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Hans' })).toContainText(
    'Weniger als eine Stunde auseinander: 9:00 Besichtigung bei Erika',
  );

  await page.goto('/admin/contacts?state=dated');
  await expect(cardsOf(page).getByRole('heading')).toHaveText(['Erika', 'Hans']);
  await page.getByLabel('Stand').selectOption('Termin heute');
  await expect(page).toHaveURL('/admin/contacts?state=today');
  await expect(page.getByText(/^Heute steht kein Termin an\. Einen Termin tragen Sie/)).toBeVisible();
});
