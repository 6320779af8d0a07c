import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { answerQuestion } from '../../support/browser/answer-question.ts';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { dateElsewhere, enterElsewhere, fillInbox } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const ON_A_PHONE = { width: 390, height: 844 };

test('the agenda lists the dates by day with sum and free hours, and one tap finishes a job where it stands', async ({
  page,
  login,
}) => {
  await login();
  const phone = '0176 04069123';
  await fillInbox(page, [
    { name: 'Erika Muster', phone, place: 'Alzey', service: 'fenster' },
    { name: 'Familie Yılmaz', phone: '06731 900090', place: 'Mainz' },
    { name: 'Anna von Berg', phone: '0176 04069124', place: 'Bingen' },
    { name: 'Karl Roth' },
  ]);
  const today = berlinDay(new Date());
  const put = (name: string, date: object) => dateElsewhere(page, name, date);
  const place = 'Weinrufstraße 12, 55232 Alzey';
  await put('Erika Muster', { what: 'arbeit', day: today, time: '23:59', hours: '2', place, cents: 12_000 });
  await put('Familie Yılmaz', { what: 'besichtigung', day: today, time: '23:50' });
  await put('Anna von Berg', { what: 'besichtigung', day: addDays(today, 1), time: '09:00' });
  await put('Karl Roth', { what: 'arbeit', day: addDays(today, 1), time: '13:30' });

  await page.setViewportSize(ON_A_PHONE);
  await page.goto('/admin/termine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termine');
  const days = page.getByRole('main').getByRole('region');
  await expect(days.getByRole('heading', { level: 2 })).toHaveText([/^Heute, \p{L}{2} \d/u, /^Morgen, \p{L}{2} \d/u]);
  await expect(days.locator('header p')).toHaveText(['noch 2 · 3 Std. · 120\u00a0€', '2 Termine · 3 Std.']);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.locator('summary')).toHaveText([
    '23:50 bis 0:50 Familie Yılmaz · Besichtigung Mainz',
    '23:59 bis 1:59 Erika Muster · Fenster Weinrufstraße 12, Alzey',
    '9:00 bis 10 Anna von Berg · Besichtigung Bingen',
    '13:30 bis 15:30 Karl Roth',
  ]);
  await expect(page.getByRole('link', { name: 'Ganzer Tag in Karten' })).toHaveAttribute(
    'href',
    /destination=Weinrufstra%C3%9Fe\+12%2C\+55232\+Alzey%2C\+Deutschland&waypoints=Mainz%2C\+Deutschland$/,
  );

  // The next job of today is open.
  await expect(page.getByRole('link', { name: 'Anrufen: Familie Yılmaz' })).toHaveAttribute(
    'href',
    'tel:+496731900090',
  );
  await rows.locator('summary').nth(1).click();
  await expect(page.getByRole('link', { name: 'Route: Erika Muster' })).toHaveAttribute('href', /Weinrufstra/);
  await expect(page.getByRole('link', { name: 'Kunde: Erika Muster' })).toHaveAttribute('href', /kunde\?contact=/);
  await expectNoBarriers(page, 'an opened date');
  await rows.locator('summary').nth(1).click();
  await page.getByRole('button', { name: 'Fertig: Erika Muster' }).click();
  const finished = page.getByRole('region', { name: 'Fertig: Erika Muster' });
  await expect(finished.getByText('Fertig', { exact: true })).toBeFocused();
  await finished.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(finished).toHaveCount(0);
  await page.getByRole('button', { name: 'Fertig: Erika Muster' }).click();
  await finished.getByRole('button', { name: 'nicht wieder' }).click();
  await expect(rows.locator('summary'), 'what is done stays with its day').toHaveText([
    /Erika/,
    /Yılmaz/,
    /Anna/,
    /Karl/,
  ]);
  await expect(rows.locator('summary').first()).toContainText('✓ Erika Muster');
  await expect(page.getByRole('button', { name: 'Verschieben: Erika Muster', includeHidden: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'frei 10–13:30 Termin eintragen' }).click();
  const call = page.getByRole('dialog', { name: 'Anruf eintragen' });
  await expect(call.getByRole('radio', { name: '10:00' })).toBeChecked();
  await call.getByLabel('Name', { exact: true }).fill('Neue Kundin');
  await call.getByRole('button', { name: /10:00 vormerken$/ }).click();
  await expect(page.getByRole('article', { name: 'Neue Kundin' })).toContainText(/Morgen, 10:00 Arbeit/);
  await page.goto('/admin/termine');
  // A sheet moves a job by two taps, then offers the text for the customer; Escape gives the focus back.
  await rows.locator('summary').filter({ hasText: 'Anna' }).click();
  await page.getByRole('button', { name: 'Nachricht: Anna von Berg' }).click();
  const message = page.getByRole('dialog', { name: 'Nachricht an Anna von Berg' });
  await expect(message.getByRole('link', { name: 'Als SMS: Morgen komme ich' })).toHaveAttribute(
    'href',
    /^sms:\+4917604069124.*um%209%3A00%20Uhr/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Nachricht: Anna von Berg' })).toBeFocused();

  await page.getByRole('button', { name: 'Verschieben: Anna von Berg' }).click();
  const move = page.getByRole('dialog', { name: 'Anna von Berg verschieben' });
  await move.getByRole('radio', { name: '8:00', exact: true }).check();
  await move.getByRole('button', { name: /^Auf \p{L}{2}, [\d.]+, 8:00 verschieben$/u }).click();
  const told = page.getByRole('dialog', { name: 'Anna von Berg Bescheid sagen' });
  await expect(told).toContainText('ich muss unseren Termin leider verschieben.');
  for (const way of ['Per E-Mail', 'Als SMS', 'Per WhatsApp']) {
    await expect(told.getByRole('link', { name: `${way}: Termin verschoben` })).toHaveAttribute(
      'href',
      /um%208%3A00%20Uhr/,
    );
  }
  await expectNoBarriers(page, 'word of a new day');
  await expect(rows.locator('summary').filter({ hasText: 'Anna' })).toHaveText(
    '8:00 bis 9 Anna von Berg · Besichtigung Bingen ● Neuen Termin sagen',
  );
  await told.getByRole('button', { name: 'Anna von Berg weiß es' }).click();
  await expect(rows.locator('summary').filter({ hasText: 'Anna' })).toHaveText(
    '8:00 bis 9 Anna von Berg · Besichtigung Bingen',
  );

  await page.getByRole('button', { name: /^Früher als / }).click();
  await page.getByRole('link', { name: 'Anfrage öffnen: Familie Yılmaz' }).click();
  await expect(page.getByRole('article', { name: 'Familie Yılmaz' })).toBeVisible();
});

test('a day moves with its hours, a taken one to the next that is free; everybody is told, then it goes back as a whole', async ({
  page,
  login,
}) => {
  await page.clock.setFixedTime('2037-11-27T09:00:00Z');
  await login();
  await fillInbox(page, [
    { name: 'Monika Braun', phone: '0176 04069123' },
    { name: 'Karin Winter', phone: '06731 900090' },
    { name: 'Familie Lang' },
    { name: 'Hans Kühn' },
  ]);
  const put = (name: string, day: string, time: string) =>
    dateElsewhere(page, name, { what: 'arbeit', day, time, hours: '1' });
  await put('Monika Braun', '2037-11-28', '08:00');
  await put('Karin Winter', '2037-11-28', '15:00');
  await put('Familie Lang', '2037-11-28', '16:00');
  await put('Hans Kühn', '2037-12-01', '15:00');
  await page.setViewportSize(ON_A_PHONE);
  await page.goto('/admin/termine');
  await page
    .getByRole('region', { name: /^Morgen/ })
    .getByRole('link', { name: 'Tag verschieben' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sa 28.11. verschieben');
  await expect(page.getByRole('radio', { name: /^Mo.30\.11\. frei$/ }), 'the first day that suits all').toBeChecked();
  await expect(page.getByRole('button', { name: '3 Termine auf Mo 30.11. legen' })).toBeVisible();
  await page.getByRole('radio', { name: /^Di.1\.12\. 1.Termin$/ }).check();
  await page.getByRole('checkbox', { name: /Familie Lang/ }).uncheck();
  await expect(page.getByText('▲ 15–16 Uhr ist da Kühn.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'auf 14:00', pressed: true })).toBeVisible();
  await expectNoBarriers(page, 'the dates of a day');
  await page.getByRole('button', { name: '2 Termine auf Di 1.12. legen' }).click();

  const tell = page.getByRole('region', { name: 'Bescheid sagen' });
  await expect(tell.getByRole('status')).toHaveText('0 von 2 wissen es. Neu: Di 1.12.');
  await tell.getByRole('button', { name: 'Nachricht: Monika Braun' }).click();
  const told = page.getByRole('dialog', { name: 'Monika Braun Bescheid sagen' });
  await expect(told).toContainText('Ich komme am Dienstag, 1. Dezember, um 8:00 Uhr.');
  await page.keyboard.press('Escape');
  await tell.getByRole('checkbox', { name: 'Karin Winter · 14:00' }).check();
  await expect(tell.getByRole('status')).toHaveText('1 von 2 wissen es. Neu: Di 1.12.');
  await page.reload();
  await expect(tell.getByRole('status')).toHaveText('1 von 2 wissen es. Neu: Di 1.12.');
  await page.goto('/admin/termine');
  await expect(page.locator('summary').filter({ hasText: 'Monika Braun' })).toContainText('● Neuen Termin sagen');
  await expect(page.locator('summary').filter({ hasText: 'Karin Winter' })).not.toContainText('Neuen Termin');
  await page.goBack();
  await expect(tell.getByRole('link', { name: 'Anrufen: Karin Winter' })).toHaveAttribute('href', 'tel:+496731900090');
  const back = tell.getByRole('button', { name: 'Rückgängig' });
  expect(await answerQuestion(back, true)).toBe('Einer weiß es schon. Trotzdem zurück?');
  await expect(page.getByRole('checkbox', { name: /15:00 Karin Winter/ })).toBeVisible();
});

test('at the desk a week has a column a day with its sum, and the keys walk dates, free hours and weeks', async ({
  page,
  login,
}) => {
  await page.clock.setFixedTime('2037-11-30T09:00:00Z');
  await login();
  await fillInbox(page, [
    { name: 'Mayer', service: 'fenster' },
    { name: 'Lang', service: 'terrassendach' },
    { name: 'Spät' },
  ]);
  const put = (name: string, day: string, date: object) => dateElsewhere(page, name, { what: 'arbeit', day, ...date });
  await put('Mayer', '2037-12-01', { time: '10:00', cents: 9_500 });
  await put('Lang', '2037-12-02', { time: '08:00', hours: '8', place: 'Am Ring 12, 55286 Wörrstadt', cents: 25_000 });
  await put('Spät', '2037-12-25', { time: '10:00' });
  await page.goto('/admin/termine');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Heute, Mo 30.11.',
    'Morgen, Di 1.12.',
    ...['Mi 2.12.', 'Do 3.12.', 'Fr 4.12.', 'Sa 5.12.', 'So 6.12.'],
  ]);
  await expect(main).toContainText('2 Termine · 345\u00a0€');
  const tuesday = page.getByRole('region', { name: 'Morgen, Di 1.12.' });
  await expect(tuesday.locator('header')).toContainText('1 Termin · 2 Std. · 95\u00a0€');
  await expect(tuesday.getByRole('listitem')).toHaveText([/^frei 8–10/, /^Mayer10–12.*Fenster/, /^frei 12–17/]);
  await expect(page.getByRole('region', { name: 'Mi 2.12.' }).locator('summary')).toHaveText(
    'Lang8–16 · WörrstadtTerrassendach250\u00a0€',
  );
  await expectNoBarriers(page, 'the week');

  const mayer = tuesday.locator('summary');
  await tuesday.getByRole('link', { name: 'frei 8–10 Termin eintragen' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(mayer).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: 'frei 8–17 Termin eintragen' }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tuesday.getByRole('button', { name: 'Fertig: Mayer' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(mayer).toBeFocused();
  await expect(tuesday.getByRole('button', { name: 'Fertig: Mayer' })).toBeHidden();
  for (const _ of [1, 2, 3]) await page.keyboard.press('PageDown');
  await expect(page.getByRole('region', { name: 'Fr 25.12.' }).locator('header')).toContainText('1. Weihnachtstag');
  await expect(main).toContainText('Mo 21.12. bis So 27.12.');
});

test('after ‘Fertig’ one form stores the price and the next job, as long and at the same place', async ({
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
  await finished.getByRole('textbox', { name: 'Preis' }).fill('189');
  await finished.getByRole('checkbox', { name: 'bar bezahlt' }).check();
  await finished.getByRole('button', { name: '8 Wochen' }).click();
  // Nobody knows the hour so far ahead.
  await expect(finished.getByRole('button', { name: /^Im \p{Lu}\p{Ll}+, ich melde mich$/u })).toBeVisible();
  await finished.getByRole('button', { name: 'genauer Tag' }).click();
  await expect(finished.getByRole('radio', { name: '13:00' })).toBeChecked();
  await expect(finished).toContainText('Das wird eng: 13:30 Arbeit bei Karl Roth');
  await expectNoBarriers(page, 'a finished job');
  await expect(finished).toContainText(/: Obermarkt 4, 55232 Alzey, 2 Stunden/);
  await finished.getByRole('button', { name: /^\p{Lu}\p{Ll}, \d+\.\d+\., 13:00 vormerken$/u }).click();
  await expect(finished).toHaveCount(0);
  await page.setViewportSize(ON_A_PHONE);
  await page.goto('/admin/termine');
  const row = page.getByRole('listitem').filter({ has: page.getByText('Helga Brückner', { exact: true }) });
  await expect(row.locator('summary')).toHaveText([
    '✓ Helga Brückner · Fenster Obermarkt 4, Alzey',
    '13:00 bis 15 Helga Brückner · Fenster Obermarkt 4, Alzey',
  ]);
  await expect(row.last()).toContainText('Hund Momo');
});
