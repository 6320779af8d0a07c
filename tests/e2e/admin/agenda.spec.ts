import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { answerQuestion } from '../../support/browser/answer-question.ts';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { dateElsewhere, enterElsewhere, fillInbox } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('the agenda lists the dates by day with their routes, and one tap finishes a job where it stands', async ({
  page,
  login,
}) => {
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
  await expect(page.getByRole('link', { name: 'Kunde: Erika Muster' })).toHaveAttribute('href', /kunde\?contact=/);
  await page.getByRole('button', { name: 'Fertig: Erika Muster' }).click();
  const finished = page.getByRole('region', { name: 'Fertig: Erika Muster' });
  await expect(finished.getByText('Fertig', { exact: true })).toBeFocused();
  await finished.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(finished).toHaveCount(0);
  await rows.locator('summary').nth(1).click();
  await page.getByRole('button', { name: 'Fertig: Erika Muster' }).click();
  await finished.getByRole('button', { name: 'nicht wieder' }).click();
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
  await expect(dates.getByRole('listitem').first(), 'the time first').toHaveText(/^Heute.*Dora/);
});

test('after ‘Fertig’ three taps store the price and the next job, as long and at the same place', async ({
  page,
  login,
}) => {
  await login();
  await fillInbox(page, [{ name: 'Helga Brückner', service: 'fenster' }, { name: 'Karl Roth' }]);
  const today = berlinDay(new Date());
  const place = 'Obermarkt 4, 55232 Alzey';
  await dateElsewhere(page, 'Helga Brückner', {
    what: 'arbeit',
    day: addDays(today, 1),
    time: '13:00',
    hours: '2',
    place,
  });
  await dateElsewhere(page, 'Karl Roth', { what: 'arbeit', day: addDays(today, 57), time: '13:30' });
  await enterElsewhere(page, 'Helga Brückner', { kind: 'stays', version: 0, text: 'Hund Momo' });
  await page.goto('/admin');
  const dates = page.getByRole('region', { name: 'Termine' });
  await dates.locator('summary').filter({ hasText: 'Brückner' }).click();
  // The day of the job is still ahead.
  const finish = dates.getByRole('button', { name: 'Fertig: Helga Brückner' });
  expect(await answerQuestion(finish, true)).toMatch(/^Der Termin ist erst am .*\. Trotzdem fertig\?$/);
  const finished = dates.getByRole('region', { name: 'Fertig: Helga Brückner' });
  await expect(finished).toContainText('Fenster, 2 Stunden');
  await finished.getByRole('textbox', { name: 'Preis' }).fill('189');
  await finished.getByRole('button', { name: 'Preis speichern' }).click();
  await expect(finished.getByRole('button', { name: '189\u00a0€ ✓' })).toHaveAttribute('aria-pressed', 'true');
  await finished.getByRole('button', { name: '8 Wochen' }).click();
  await expect(finished.getByRole('radio', { name: '13:00' })).toBeChecked();
  await expect(finished).toContainText('Das wird eng: 13:30 Arbeit bei Karl Roth');
  await expectNoBarriers(page, 'a finished job');
  await expect(finished).toContainText(/: Obermarkt 4, 55232 Alzey, 2 Stunden, 189\s€/);
  await finished.getByRole('button', { name: /^\p{Lu}\p{Ll}, \d+\.\d+\., 13:00 vormerken$/u }).click();
  await expect(finished).toHaveCount(0);
  await page.goto('/admin/termine');
  const row = page.getByRole('listitem').filter({ hasText: '13:00 Brückner ·' });
  await expect(row).toContainText('Obermarkt 4, 55232 Alzey · Arbeit, 2 Stunden');
  await expect(row).toContainText('Fenster, 189\u00a0€');
  await expect(row).toContainText('Hund Momo');
});
