import { answerQuestion } from '../../support/browser/answer-question.ts';
import { cardsOf, entriesOf, fillInbox, openRequest } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const TABLE = [
  'Name;Straße;PLZ;Ort;Telefon;E-Mail;Notiz;Letzter Auftrag;Geburtstag',
  'Becker;Langgasse 9;55234;Albig;0671 123456;;Schlüssel bei Frau Klein;24.11.2025;1.1.60',
  'Kurz;Am Bach 2;55237;Flonheim;06734 1111;a@kurz.example;;;',
  ';;;Wonsheim;06703 1;;;;',
  'Lang;;;Alzey;;;;;',
  'Schmitt;;;Alzey;06731 4711;;;;',
].join('\r\n');

test.beforeEach(({ login }) => login());

test('the owner takes over customers from a file, finds them by the search, and takes them back', async ({ page }) => {
  await fillInbox(page, []);
  await page.goto('/admin/contacts');
  await page.getByRole('link', { name: 'Kunden aus Notizbuch, Excel oder Adressbuch übernehmen' }).click();
  await expect(page).toHaveURL('/admin/settings#notebook');
  const pane = page.getByRole('region', { name: 'Aus Notizbuch, Excel oder Handy' });
  const choose = (name: string, buffer: Buffer) =>
    pane.getByLabel('Datei (.csv, .vcf)').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await choose('kunden.xlsx', Buffer.from('PK\u0003\u0004'));
  await expect(pane.getByRole('alert')).toContainText('Das ist eine Excel-Mappe.');

  await fillInbox(page, [{ name: 'Herr Schmitt', phone: '+49 6731 4711' }]);
  await choose('kunden.csv', Buffer.from(TABLE, 'latin1'));
  await expect(pane.getByRole('alert')).toHaveCount(0);
  await expect(pane.getByRole('listitem').filter({ hasText: /^Zeile/ })).toHaveText([
    'Zeile 4: bleibt weg, Name ist erforderlich',
    'Zeile 5: keine Telefonnummer und keine E-Mail-Adresse',
    'Zeile 4▲ bleibt weg, Name ist erforderlich',
  ]);
  await expect(pane.getByRole('checkbox', { name: 'Schmitt' }).locator('..')).toContainText('neu: Alzey');
  await pane.getByText('9 Spalten, wird nicht übernommen: Geburtstag').click();
  await pane.getByLabel('Geburtstag').selectOption('Was bleibt');
  await expect(pane.getByRole('checkbox', { name: 'Becker' }).locator('..')).toHaveText(
    /^Becker · Langgasse 9, 55234 Albig · 0671 123456 .* · 1\.1\.60/,
  );
  await pane.getByLabel('Geburtstag').selectOption('Wird nicht übernommen');
  await pane.getByRole('checkbox', { name: 'Schmitt' }).uncheck();
  await expect(pane).toContainText(
    '3 Kunden werden übernommen. Ohne Tag eines Auftrags, bleibt 2 Jahre: 2. Ohne Namen oder zu alt: 1.',
  );
  await pane.getByRole('button', { name: '3 Kunden übernehmen' }).click();
  await expect(pane.getByRole('listitem').filter({ hasText: 'Übernommen' })).toContainText('3 Kunden am');
  await expect(pane.getByRole('heading', { name: 'Aus Notizbuch, Excel oder Handy' })).toBeFocused();

  await page.goto('/admin/contacts');
  await expect(cardsOf(page)).toHaveCount(1);
  await page.goto('/admin/contacts#search=frau klein');
  const becker = await openRequest(page, 'Becker');
  await expect(entriesOf(becker)).toHaveText([
    /Merkzettel: Schlüssel bei Frau Klein/,
    /24\.11\.2025.*Letzter Auftrag, aus dem Notizbuch/,
  ]);
  for (const untrue of ['Anfrage über die Website', 'Ohne Nachricht']) await expect(becker).not.toContainText(untrue);

  await page.goto('/admin/settings#notebook');
  expect(await answerQuestion(pane.getByRole('button', { name: /^Rückgängig: / }), true)).toBe(
    '3 Kunden wieder entfernen? Wo etwas eingetragen ist, bleibt der Kunde.',
  );
  await expect(page.getByText('3 Kunden entfernt.', { exact: true })).toBeVisible();
  await expect(pane.getByRole('button', { name: /^Rückgängig: / })).toHaveCount(0);
});
