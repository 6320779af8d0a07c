import { berlinDay } from '#shared/format/berlin-day.ts';
import { dateElsewhere, enterElsewhere, fillInbox, idOf, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test.beforeEach(({ login }) => login());

test('a request of a customer links to their page', async ({ page }) => {
  await fillInbox(page, [
    { name: 'Familie Weber', email: 'weber@beispiel.de' },
    { name: 'Karla Weber', phone: '0176 04069000', email: 'karla@beispiel.de' },
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
});
