import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { dateElsewhere, fillInbox } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('the agenda lists the dates by day with their routes, and one tap finishes a job', async ({ page, login }) => {
  await login();
  const phone = '0176 04069123';
  await fillInbox(page, [
    { name: 'Erika Muster', phone, place: 'Alzey' },
    { name: 'Familie Yılmaz', phone, place: 'Mainz' },
    { name: 'Anna von Berg', place: 'Bingen' },
  ]);
  const today = berlinDay(new Date());
  const put = (name: string, date: object) => dateElsewhere(page, name, date);
  await put('Erika Muster', { what: 'arbeit', day: today, time: '23:59', place: 'Weinrufstraße 12, 55232 Alzey' });
  await put('Familie Yılmaz', { what: 'besichtigung', day: today, time: '23:50' });
  await put('Anna von Berg', { what: 'besichtigung', day: addDays(today, 1), time: '09:00' });

  await page.goto('/admin/termine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termine');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Heute, /, /^Morgen, /]);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.locator('summary')).toHaveText([
    '23:50 Yılmaz · Mainz · Besichtigung',
    '23:59 Muster · Weinrufstraße 12, 55232 Alzey · Arbeit',
    '9:00 von Berg · Bingen · Besichtigung',
  ]);
  await expect(page.getByRole('link', { name: 'Ganzer Tag in Karten' })).toHaveAttribute(
    'href',
    /destination=Weinrufstra%C3%9Fe\+12%2C\+55232\+Alzey%2C\+Deutschland&waypoints=Mainz%2C\+Deutschland$/,
  );

  await rows.locator('summary').nth(1).click();
  await expect(page.getByRole('link', { name: 'Route: Erika Muster' })).toHaveAttribute('href', /Weinrufstra/);
  await expect(page.getByRole('link', { name: 'Anrufen: Erika Muster' })).toHaveAttribute('href', 'tel:+4917604069123');
  await expect(page.getByRole('link', { name: 'Unterwegs: Erika Muster' })).toHaveAttribute('href', /^sms:/);
  await page.getByRole('button', { name: 'Fertig: Erika Muster' }).click();
  await expect(page.getByText('Erika Muster: Erledigt.', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(2);
  await rows.locator('summary').first().click();
  await page.getByRole('link', { name: 'Anfrage öffnen: Familie Yılmaz' }).click();
  await expect(page.getByRole('article', { name: 'Familie Yılmaz' })).toBeVisible();
});

test('the dashboard shows all dates today', async ({ page, login }) => {
  await login();
  const names = ['Anna', 'Berta', 'Carla', 'Dora'];
  await fillInbox(
    page,
    names.map((name) => ({ name })),
  );
  for (const name of names) await dateElsewhere(page, name, { what: 'anruf', day: berlinDay(new Date()) });
  await page.goto('/admin');
  const dates = page.getByRole('region', { name: 'Termine' });
  await expect(dates).toContainText('4 heute');
  await expect(dates.getByRole('listitem')).toHaveCount(4);
});
