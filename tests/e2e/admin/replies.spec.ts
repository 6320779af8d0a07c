import { dateElsewhere, enterElsewhere, fillInbox, openMenuOf, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('the owner answers a request with a template of their own', async ({ page, login }) => {
  await login();
  const before = await (await page.request.get('/api/admin/reply-templates')).json();
  await fillInbox(page, [{ name: 'Erika Beispiel', phone: '0176 04069123', message: 'Zwölf Fenster' }]);
  await page.goto('/admin/settings#templates');
  const section = page.getByRole('region', { name: 'Antwortvorlagen' });
  await section.getByText('Rückfrage', { exact: true }).click();
  const item = section.getByRole('listitem').filter({ hasText: 'Rückfrage' });
  // Again, because on a busy machine the selection is lost once in a while before the key comes.
  await expect(async () => {
    await item.getByLabel('Text der Vorlage').press('ControlOrMeta+a');
    await item.getByLabel('Text der Vorlage').press('Delete');
    await expect(item.getByLabel('Text der Vorlage')).toHaveValue('', { timeout: 500 });
  }).toPass();
  await item.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect(item.getByLabel('Text der Vorlage')).toHaveAccessibleDescription(
    'Bitte schreiben Sie den Text der Vorlage',
  );
  await item.getByLabel('Text der Vorlage').fill('ein Foto hilft.');
  await item.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect(page.getByText('Die Vorlage ist gespeichert.', { exact: true })).toBeVisible();

  // The undo restores a removed template.
  await section.getByText('Leider nicht möglich', { exact: true }).click();
  await section.getByRole('button', { name: 'Vorlage entfernen: Leider nicht möglich' }).click();
  await expect(section.getByText('Leider nicht möglich', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(section.getByText('Leider nicht möglich', { exact: true })).toBeVisible();

  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Erika Beispiel');
  const mail = card.getByRole('link', { name: /^Mail an / });
  const plain =
    /^mailto:e[k-t]+@beispiel\.de\?subject=Re%3A%20Ihre%20Anfrage%20bei%20Muster%20Glasreinigung%20Rheinhessen&body=/;
  await expect(mail).toHaveAttribute('href', plain);
  const isFollowed = mail.evaluate(
    () =>
      new Promise((resolve) => addEventListener('click', (event) => resolve(!event.defaultPrevented), { once: true })),
  );
  await mail.click();
  expect(await isFollowed, 'the mail begins at once').toBe(true);
  await expect(card.getByRole('button', { name: 'Haben Sie geantwortet? Ja' })).toBeVisible();
  await card.getByText('Rückfrage', { exact: true }).click();
  await expect(card.getByRole('link', { name: 'Per E-Mail: Rückfrage' })).toHaveAttribute(
    'href',
    /Anfrage\.%0D%0A%0D%0AEin%20Foto%20hilft\..*%3E%20Zw%C3%B6lf%20Fenster$/,
  );
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  await card.getByText('Rückfrage', { exact: true }).click();
  await expect(card.getByRole('link', { name: 'Per WhatsApp: Rückfrage' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/4917604069123\?text=Guten%20Tag%20Erika%20Beispiel/,
  );

  const { slot, title, text } = before.find((template: { title: string }) => template.title === 'Rückfrage');
  expect((await page.request.put(`/api/admin/reply-templates/${slot}`, { data: { title, text } })).ok()).toBe(true);
});

test('a template gets date, place and price, and is copied or sent @phone', async ({ page, context, login }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await login();
  await fillInbox(page, [{ name: 'Erika Beispiel', phone: '0176 04069123', place: '55232 Alzey', service: 'fenster' }]);
  const date = { what: 'arbeit', day: '2031-05-06', time: '09:30', place: 'Weinrufstraße 12, 55232 Alzey' };
  await dateElsewhere(page, 'Erika Beispiel', date);
  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Erika Beispiel');
  await card.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  await card.getByText('Termin bestätigen', { exact: true }).click();
  await expect(
    card.getByText(
      'gern bestätige ich Ihnen unseren Termin. Ich komme am Dienstag, 6. Mai, um 9:30 Uhr. Die Adresse: Weinrufstraße 12, 55232 Alzey. Falls etwas dazwischenkommt, genügt eine kurze Nachricht.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(card.getByRole('link', { name: 'Als SMS: Termin bestätigen' })).toHaveAttribute(
    'href',
    /^sms:\+4917604069123\?&body=Guten%20Tag%20Erika.*Dienstag%2C%206\.%20Mai/,
  );
  await card.getByRole('button', { name: 'Text kopieren: Termin bestätigen' }).click();
  await expect(page.getByText('Kopiert. Sie können es jetzt einfügen.', { exact: true })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(/^Guten Tag Erika Beispiel,\n\ngern bestätige ich/);
  await enterElsewhere(page, 'Erika Beispiel', { kind: 'price', cents: 8900 });
  await page.reload();
  await openMenuOf(card);
  await card.getByRole('button', { name: 'Für die Rechnung kopieren' }).click();
  await expect
    .poll(copied)
    .toMatch(
      /^Rechnungsnummer: \nErika Beispiel\nWeinrufstraße 12\n55232 Alzey\ne[k-t]+@beispiel\.de\nFenster Reinigung\nAusgeführt am 6\. Mai 2031\n89,00\s€\nAnfrage GR-[0-9A-Z]{4}\nGemäß § 19 UStG wird keine Umsatzsteuer berechnet\.$/,
    );
});
