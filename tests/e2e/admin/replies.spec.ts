import { fillInbox, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('a request is answered with a template that the owner has written', async ({ page, login }) => {
  await login();
  await fillInbox(page, [{ name: 'Erika Beispiel', phone: '0176 04069123', message: 'Zwölf Fenster' }]);
  await page.goto('/admin/settings');
  const section = page.getByRole('region', { name: 'Antwortvorlagen' });
  await section.getByText('Rückfrage', { exact: true }).click();
  const item = section.getByRole('listitem').filter({ hasText: 'Rückfrage' });
  await item.getByLabel('Text der Vorlage').fill('');
  await item.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect(item.getByLabel('Text der Vorlage')).toHaveAccessibleDescription(
    'Bitte schreiben Sie den Text der Vorlage',
  );
  await item.getByLabel('Text der Vorlage').fill('ein Foto hilft.');
  await item.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect(page.getByText('Die Vorlage ist gespeichert.', { exact: true })).toBeVisible();

  // What was removed by a slip comes back.
  await section.getByText('Leider nicht möglich', { exact: true }).click();
  await section.getByRole('button', { name: 'Vorlage entfernen: Leider nicht möglich' }).click();
  await expect(section.getByText('Leider nicht möglich', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(section.getByText('Leider nicht möglich', { exact: true })).toBeVisible();

  await page.goto('/admin/contacts');
  const card = await openRequest(page, 'Erika Beispiel');
  await card.getByText('Vorlagen', { exact: true }).click();
  await expect(card.getByRole('link', { name: 'Per E-Mail: Rückfrage' })).toHaveAttribute(
    'href',
    /Anfrage\.%0D%0A%0D%0AEin%20Foto%20hilft\..*%3E%20Zw%C3%B6lf%20Fenster$/,
  );
  await expect(card.getByRole('link', { name: 'Per WhatsApp: Rückfrage' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/4917604069123\?text=Guten%20Tag%20Erika%20Beispiel/,
  );
});
