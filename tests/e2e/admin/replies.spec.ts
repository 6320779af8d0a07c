import { answerQuestion } from '../../support/browser/answer-question.ts';
import { fillInbox, openMenuOf, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('the owner answers with a template of their own, and copies it and the facts for an invoice', async ({
  page,
  context,
  login,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await login();
  const before = await (await page.request.get('/api/admin/reply-templates')).json();
  await fillInbox(page, [{ name: 'Erika Beispiel', phone: '0176 04069123', message: 'Zwölf Fenster' }]);
  const { slot, title, text } = before.find((template: { title: string }) => template.title === 'Rückfrage');
  const save = async (data: object) =>
    expect((await page.request.put(`/api/admin/reply-templates/${slot}`, { data })).ok()).toBe(true);
  await save({ title, text: 'ein Foto hilft.' });
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

  await card.getByRole('button', { name: 'Text kopieren: Rückfrage' }).click();
  await expect(page.getByText('Kopiert. Sie können es jetzt einfügen.', { exact: true })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(/^Guten Tag Erika Beispiel,\n\nein Foto hilft\./);
  await openMenuOf(card);
  await card.getByRole('button', { name: 'Für die Rechnung kopieren' }).click();
  await expect.poll(copied).toMatch(/^Rechnungsnummer: \nErika Beispiel\n/);

  await page.goto('/admin/settings#templates');
  await page.getByRole('main').getByText('Rückfrage', { exact: true }).click();
  const remove = page.getByRole('button', { name: 'Vorlage entfernen' });
  expect(await answerQuestion(remove, true)).toBe('„Rückfrage“ entfernen? Der Text ist dann weg.');
  await expect(page.getByText('„Rückfrage“ ist entfernt.', { exact: true })).toBeVisible();
  await save({ title, text });
});
