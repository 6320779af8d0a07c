import { answerQuestion } from '../../support/browser/answer-question.ts';
import { barriersOn } from '../../support/browser/barriers.ts';
import { enterElsewhere, fillInbox } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('the owner finds a person’s data, saves it in two files and erases it', async ({ page, login }) => {
  await login();
  await fillInbox(page, [
    {
      name: 'Rosa Gesucht',
      email: 'rosa@gesucht.example',
      phone: '06132 778866',
      message: 'Acht Fenster\nund eine Tür',
    },
    { name: 'Rosa G.', email: 'zweite@gesucht.example', phone: '+49 6132 77 88 66' },
    { name: 'Jemand anders', email: 'anders@beispiel.example' },
  ]);
  await enterElsewhere(page, 'Rosa Gesucht', { kind: 'note', text: 'Ruft im Mai an' });
  await page.goto('/admin/settings#person-data');
  const pane = page.getByRole('region', { name: 'Daten einer Person' });
  const person = pane.getByLabel('E-Mail-Adresse, Telefonnummer oder Name');
  const find = pane.getByRole('button', { name: 'Alles zu dieser Person' });
  await person.fill('R');
  await find.click();
  await expect(person).toHaveAccessibleDescription(/^Bitte geben Sie eine E-Mail-Adresse/);
  await person.fill('06132/778866');
  await find.click();
  await expect(pane.getByRole('status')).toHaveText('Zu 06132/778866: 2 Einträge');
  await expect(pane.getByRole('listitem')).toHaveText([/Anfrage, Rosa G\.$/, /Anfrage, Rosa Gesucht$/]);
  const card = pane.getByRole('link', { name: 'Rosa Gesucht' });
  await expect(card).toHaveAttribute('href', /\/admin\/contacts\/[\w-]{36}$/);
  expect(await barriersOn(page)).toEqual([]);

  const save = async (button: string) => {
    const downloading = page.waitForEvent('download');
    await pane.getByRole('button', { name: button }).click();
    return (await downloading).suggestedFilename();
  };
  expect(await save('Als Text speichern')).toBe('daten-einer-person.txt');
  expect(await save('Als JSON speichern')).toBe('daten-einer-person.json');
  expect(await answerQuestion(pane.getByRole('button', { name: 'Endgültig löschen' }), true)).toBe(
    '2 Einträge zu 06132/778866 endgültig löschen? Das lässt sich nicht rückgängig machen. Rechnungen und Briefe zu Aufträgen bewahren Sie bitte getrennt auf (§\u00a0147 AO).',
  );
  await expect(pane.getByRole('status')).toHaveText('Zu 06132/778866 ist nichts gespeichert.');
  await expect(
    page.getByText('2 Einträge gelöscht. Auch ein altes Backup bringt sie nicht zurück.').first(),
  ).toBeVisible();
  await expect(pane.getByRole('heading', { name: 'Was über jemanden gespeichert ist' })).toBeFocused();
  const left = await (await page.request.get('/api/admin/contact?all=true')).json();
  expect(left.map(({ name }: { name: string }) => name)).toContain('Jemand anders');
  expect(JSON.stringify(left)).not.toContain('gesucht.example');
});
