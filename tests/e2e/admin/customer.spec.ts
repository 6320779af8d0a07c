import { DAY_MS } from '#config/limits.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { dateElsewhere, enterElsewhere, fillInbox, idOf } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { toastOf } from '../../support/browser/toast-of.ts';

test.beforeEach(async ({ page, login }) => {
  await login();
  await page.setViewportSize({ width: 390, height: 844 });
});

test('the owner keeps a note on a customer, parts two people of one number, and takes both back', async ({ page }) => {
  const phone = '0176 04069052';
  await fillInbox(page, [
    { name: 'Anna Roth', phone, message: 'Neun Fenster im zweiten Stock' },
    { name: 'Bernd Roth', phone, message: 'Und der Wintergarten?' },
    { name: 'Anna Roth', phone: '+49 176 / 04069052', place: 'Obermarkt 4, 55232 Alzey' },
    { name: 'Karl Vogt' },
  ]);
  await enterElsewhere(page, 'Bernd Roth', { kind: 'price', cents: 26_000 });
  await enterElsewhere(page, 'Bernd Roth', { kind: 'step', step: 'erledigt', version: 1 });
  await page.goto(`/admin/kunde?contact=${await idOf(page, 'Bernd Roth')}`);
  const customer = page.getByRole('article', { name: 'Anna Roth' });
  await expect(customer).toContainText('Obermarkt 4, 55232 Alzey · im Gebiet');
  const since = String.raw`, seit \d+\.\d+\.\d+$`;
  await expect(customer.getByRole('list', { name: 'Nummern und Adressen' }).getByRole('listitem')).toHaveText([
    RegExp(`^${phone}Anna Roth${since}`),
    ...['Anna', 'Bernd', 'Anna'].map((name) => RegExp(`^e[k-t]+@beispiel.de${name} Roth${since}`)),
  ]);
  await expect(customer.getByRole('link', { name: `${phone} anrufen` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Anfragen/, exact: false }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );

  await customer.getByRole('button', { name: 'Merkzettel schreiben' }).click();
  const field = customer.getByRole('textbox', { name: 'Merkzettel' });
  await expect(field).toBeFocused();
  await field.fill('Schlüssel bei Frau Klein');
  await customer.getByRole('button', { name: 'Speichern' }).click();
  const pen = customer.getByRole('button', { name: 'Merkzettel ändern' });
  await expect(pen).toBeFocused();
  await expect(customer).toContainText('Schlüssel bei Frau Klein');
  await toastOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(customer).not.toContainText('Schlüssel bei Frau Klein');

  const card = page.getByRole('article', { name: 'Bernd Roth', exact: true }).last();
  const move = async () => {
    await card.getByRole('button', { name: 'Mehr zu dieser Anfrage tun' }).click();
    await page.getByRole('button', { name: 'Gehört zu jemand anderem' }).click();
  };
  const toWhom = page.getByRole('combobox', { name: 'Zu wem? Name oder Nummer' });
  // A toast lies over the foot of the page.
  await customer.getByRole('link', { name: /Und der Wintergarten/ }).press('Enter');
  await expect(card.getByRole('link', { name: 'Schon Kunde: 1 Auftrag' })).toBeVisible();
  await move();
  await expect(toWhom).toBeFocused();
  await toWhom.fill('Vogt');
  await page.getByRole('option', { name: /^Karl Vogt/ }).click();
  await expect(toastOf(page)).toContainText('Bernd Roth gehört jetzt zu Karl Vogt.');
  await toastOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(toastOf(page)).toContainText('Bernd Roth gehört wieder zu Anna Roth.');
  await move();
  await page.getByRole('button', { name: 'Bernd Roth ist ein neuer Kunde' }).click();
  await expect(toastOf(page)).toContainText('Bernd Roth steht jetzt für sich.');
  await page.goto(`/admin/kunde?contact=${await idOf(page, 'Bernd Roth')}`);
  await page.getByRole('article', { name: 'Bernd Roth' }).getByRole('link', { name: 'Anna Roth' }).click();
  await expect(customer.getByRole('region', { name: 'Anfragen' }).getByRole('link')).toHaveCount(2);
});

test('a request and the customer’s page ask whether two people with one number are one', async ({ page }) => {
  const phone = '06731 904711';
  await fillInbox(page, [
    { name: 'Familie Hofmann', phone },
    { name: 'Inge Bauer', phone, message: 'Sechs Fenster' },
    { name: 'Inge Bauer', phone, message: 'Noch vergessen: der Balkon' },
  ]);
  await page.goto(`/admin/contacts/${await idOf(page, 'Inge Bauer')}`);
  const card = page.getByRole('article', { name: 'Inge Bauer' });
  await expect(card).toContainText(/2 Nachrichten.*Noch vergessen: der Balkon.*Sechs Fenster/s);
  const band = page.getByRole('region', { name: 'Dieselbe Person?' });
  await expect(band).toContainText(
    'Gleiche Nummer wie Familie Hofmann, aber ein anderer Name und eine andere Mail-Adresse.',
  );
  await expect(card.getByRole('button', { name: 'Beantwortet' })).toBeVisible();
  await expectNoBarriers(page, 'with the question');
  await band.getByRole('button', { name: 'Ja, dieselbe' }).click();
  await expect(band).toContainText('Inge Bauer gehört jetzt dazu');
  await expect(band.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await band.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card.getByRole('heading', { name: 'Inge Bauer' })).toBeFocused();
  await band.getByRole('link', { name: 'Familie Hofmann' }).click();

  const customer = page.getByRole('article', { name: 'Familie Hofmann' });
  const asked = customer.getByRole('region', { name: 'Anfragen' }).getByRole('link');
  await band.getByRole('button', { name: 'Ja, dieselbe' }).click();
  await expect(asked).toHaveCount(3);
  await band.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(asked).toHaveCount(1);
  await band.getByRole('button', { name: 'Nein, zwei Leute' }).click();
  await expect(band).toHaveCount(0);
  await expect(customer.getByText('Gleiche Nummer: Inge Bauer')).toBeVisible();
});

test('a customer’s page has no barriers with a note, dates, jobs and its menu, and after the last request is gone', async ({
  page,
}) => {
  const email = 'klara@beispiel.example';
  await fillInbox(page, [
    { name: 'Klara Klein', email, place: 'Alzey', message: 'Wort'.repeat(300) },
    { name: 'Sehr-langer-Name'.repeat(10), email },
  ]);
  await enterElsewhere(page, 'Klara Klein', { kind: 'step', step: 'erledigt', version: 0 });
  await enterElsewhere(page, 'Klara Klein', { kind: 'stays', text: 'Hund\n'.repeat(3) });
  await dateElsewhere(page, 'Klara Klein', { what: 'anruf', day: berlinDay(new Date()) });
  const id = await idOf(page, 'Klara Klein');
  await page.route(`**/api/admin/contact/${id}`, (route) => route.fulfill({ status: 503, json: { error: 'Weg.' } }));
  await page.goto(`/admin/kunde?contact=${id}`);
  await expect(page.getByRole('alert')).toContainText('Weg.');
  await page.unroute(`**/api/admin/contact/${id}`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('button', { name: 'Mehr zu diesem Kunden' }).click();
  await expect(page.getByRole('button', { name: 'Geschrieben' })).toBeVisible();
  await expectNoBarriers(page, 'with a call, a job and the open menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Geschrieben' }).click();
  await page.getByRole('button', { name: 'Termin eintragen' }).click();
  await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveValue('Alzey');
  await expectNoBarriers(page, 'with the form for a date');
  await page.getByRole('radio', { name: 'Heute' }).check();
  await page.getByRole('radio', { name: '15:00' }).check();
  await page.getByRole('button', { name: 'Termin speichern' }).click();
  await expect(page.getByRole('button', { name: 'Termin ändern' }), 'the sheet is closed').toBeFocused();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: 'nicht wieder' }).click();
  await expect(page.getByRole('region', { name: 'Nächster Termin' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Aufträge' }).getByRole('row')).toHaveCount(3);
  await page.request.delete(`/api/admin/contact/${id}`);
  await page.reload();
  await expect(page.getByText('Diesen Kunden gibt es nicht mehr.')).toBeVisible();
  await expectNoBarriers(page, 'gone');
});

test('the owner looks through the customers, and reminds in ‘offen’ of a payment or notes it', async ({ page }) => {
  const kiefer = {
    ...{ name: 'Weingut Kiefer', service: 'fenster', place: 'Obermarkt 4, 55232 Alzey' },
    ...{ email: 'kiefer@beispiel.example', phone: '0176 04069052' },
  };
  await fillInbox(page, [kiefer, { name: 'Hofmann, Familie' }]);
  await enterElsewhere(page, kiefer.name, { kind: 'price', cents: 26_000 });
  await enterElsewhere(page, kiefer.name, { kind: 'step', step: 'erledigt', version: 1 });
  await page.goto('/admin/contacts');
  await page.getByRole('link', { name: 'Kunden', exact: true }).click();
  const rows = page.locator('main').getByRole('listitem');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['H', 'K']);
  await expect(rows).toHaveText(['Hofmann, Familie', /^Weingut Kiefer· Alzey260\s€zuletzt [\d.]+offen$/]);
  await page.getByRole('button', { name: 'fällig 0' }).click();
  await expect(page.getByText('Niemand wartet auf Sie.')).toBeVisible();
  await page.getByRole('button', { name: 'offen 1' }).click();
  await expect(rows).toHaveText([/^Weingut Kiefer· Alzey260\s€Fenster · fertig \d+\.\d+\.Bezahlt/]);
  await expect(page.getByRole('button', { name: 'An die Zahlung erinnern' }), 'not yet').toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 15 * DAY_MS);
  await page.reload();
  await rows.getByRole('button', { name: 'An die Zahlung erinnern' }).click();
  const sheet = page.getByRole('dialog', { name: 'An die Zahlung erinnern' });
  await expect(sheet).toContainText(/Offen sind noch 260,00\s€\./);
  const ways = ['Per E-Mail', 'Als SMS', 'Per WhatsApp'].map((way) => `${way}: Zahlungserinnerung`);
  for (const name of ways) await expect(sheet.getByRole('link', { name })).toBeVisible();
  await expectNoBarriers(page, 'customers who have not paid');
  await page.keyboard.press('Escape');
  await expect(rows.getByRole('button', { name: 'An die Zahlung erinnern' })).toBeFocused();
  await page.getByRole('button', { name: /^Bezahlt ?, Weingut Kiefer$/ }).click();
  await expect(page.getByText('✓ Alles bezahlt.')).toBeVisible();
  await toastOf(page).getByRole('button', { name: 'Rückgängig' }).click();
  await rows.getByRole('link', { name: kiefer.name }).click();
  await expect(page.getByRole('article', { name: kiefer.name })).toContainText('Obermarkt 4');
});
