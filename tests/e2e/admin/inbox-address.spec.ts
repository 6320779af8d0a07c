import { answerQuestion } from '../../support/browser/answer-question.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import { cardsOf, enterElsewhere, fillInbox, idOf, numbered, people } from '../../support/browser/inbox.ts';
import { expect, test } from '../../support/browser/own-site.ts';

test('the address keeps page, search and service, and opens any request of the list', async ({ page, login }) => {
  await login();
  await fillInbox(page, numbered(12));
  await page.goto('/admin/contacts');

  await test.step('it keeps the page of five requests for the back button', async () => {
    const names = cardsOf(page).getByRole('heading');
    await expect(names).toHaveText(people(12, 11, 10, 9, 8));
    await expect(page.getByRole('definition').first()).toHaveText('12');
    await expect(page.getByRole('button', { name: 'Zurück' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Seite/ })).toHaveText(['1', '2', '3']);
    await expect(page).toHaveURL('/admin/contacts');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page).toHaveURL('/admin/contacts?page=2');
    await expect(names).toHaveText(people(7, 6, 5, 4, 3));
    await page.getByRole('button', { name: 'Seite 3' }).click();
    await expect(names).toHaveText(people(2, 1));
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Seite 3' })).toHaveAttribute('aria-current', 'page');

    await page.goBack();
    await expect(names).toHaveText(people(7, 6, 5, 4, 3));
    await page.goBack();
    await expect(names).toHaveText(people(12, 11, 10, 9, 8));
    await expect(page).toHaveURL('/admin/contacts');
  });

  await test.step('it keeps search and service for a reload, and adds one history entry for a search', async () => {
    const search = page.getByLabel('Suche');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page).toHaveURL('/admin/contacts?page=2');
    await search.pressSequentially('person 1');
    await expect(page).toHaveURL('/admin/contacts#search=person+1');
    await expect(cardsOf(page)).toHaveCount(4);
    await page.reload();
    await expect(search).toHaveValue('person 1');
    await expect(cardsOf(page)).toHaveCount(4);

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Service').selectOption('Fenster Reinigung');
    await expect(page).toHaveURL('/admin/contacts?service=fenster#search=person+1');
    await page.goBack();
    await expect(page).toHaveURL('/admin/contacts?page=2');
    await expect(search).toHaveValue('');
    await expect(cardsOf(page).getByRole('heading')).toHaveText(people(7, 6, 5, 4, 3));
  });

  await test.step('the key / leads to the search, and filters without a match can be reset', async () => {
    await expect(page.getByText('(Taste /)')).toBeAttached();
    await page.keyboard.press('/');
    const search = page.getByPlaceholder('Suchen nach Name, E-Mail...');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await search.fill('gibt es nicht');
    await expect(page.getByText('Keine Kontakte entsprechen den Filterkriterien')).toBeVisible();
    await expect(page.getByText('Suchen Sie mit weniger Wörtern oder mit der Telefonnummer.')).toBeVisible();
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await expect(cardsOf(page)).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'Kontaktanfragen' }), 'keeps a focus').toBeFocused();
    await expect(search).toHaveValue('');
  });

  await test.step('it names an opened request; the address of earlier mails leads to it', async () => {
    const id = await idOf(page, 'Person 4');
    await page.goto(`/admin/contacts?contact=${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Person 4' })).toBeFocused();
    await expect(page.getByRole('article', { name: 'Person 4' }).getByText('Ohne Nachricht')).toBeVisible();
  });
});

test('on a phone a request is a page of its own, from which Back leads to the same place of the list', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login();
  await fillInbox(page, numbered(16));
  await page.goto('/admin/contacts?state=waiting');
  const row = page.getByRole('link', { name: 'Person 12', exact: true });
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  await row.click();
  const opened = page.getByRole('article', { name: 'Person 12' });
  await expect(opened.getByRole('heading', { level: 1, name: 'Person 12' })).toBeFocused();
  await expect(opened.getByRole('button', { name: 'Beantwortet', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/admin/contacts/${await idOf(page, 'Person 12')}?state=waiting`);
  await expect(page.getByRole('region', { name: 'Kontaktanfragen' })).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await leave();
    await expect(row).toBeFocused();
    await expect(page).toHaveURL('/admin/contacts?state=waiting');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await row.press('Enter');
    await expect(opened).toBeVisible();
  }
  await page.reload();
  await expect(opened).toContainText('Ohne Nachricht');
  await opened.getByRole('link', { name: 'Anfragen' }).click();
  // The second tap of a double one presses nothing of what the first has opened.
  await row.dblclick();
  await expect(opened.getByRole('button', { name: 'Beantwortet', exact: true })).toBeVisible();
});

test('from 1024 px on a request stands beside the list, is opened by the keyboard, and stays when it is answered', async ({
  page,
  login,
}) => {
  await login();
  const names = Array.from({ length: 16 }, (_, n) => `Person ${String.fromCharCode(80 - n)}`);
  await fillInbox(
    page,
    names.map((name) => ({ name, message: `Von ${name}` })),
  );
  await page.goto('/admin/contacts?state=waiting');
  const opened = page.getByRole('article');
  await expect(opened).toContainText('Von Person P');
  await expect(page, 'the first stands there without an address').toHaveURL('/admin/contacts?state=waiting');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  const [first, twelfth] = [await boxOf(cardsOf(page).first()), await boxOf(cardsOf(page).nth(11))];
  expect(twelfth.bottom, 'twelve rows').toBeLessThan(876);
  expect(twelfth.bottom - first.y).toBeCloseTo(12 * first.height);

  await opened.getByRole('button', { name: 'Beantwortet', exact: true }).click();
  await expect(cardsOf(page)).toHaveCount(15);
  await expect(opened, 'answered, and still under the hand').toContainText('Von Person P');
  await page.goto('/admin/contacts?state=waiting');
  await expect(opened, 'the next that waits').toContainText('Von Person O');
  await page.getByRole('link', { name: 'Person N', exact: true }).press('Enter');
  await expect(opened).toContainText('Von Person N');
  await expect(page).toHaveURL(`/admin/contacts/${await idOf(page, 'Person N')}?state=waiting`);

  await page.keyboard.press('/');
  await page.keyboard.type('person');
  await expect(page.getByText('16 Treffer, überall gesucht', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Person O', exact: true }), 'the first hit').toBeFocused();
});

test('all hits of a search go to the bin with one question, and come back with one tap', async ({ page, login }) => {
  await login();
  const spam = Array.from({ length: 6 }, (_, n) => ({ name: `Angebot ${n}`, message: 'Billige Leads' }));
  await fillInbox(page, [{ name: 'Erika' }, ...spam]);
  await enterElsewhere(page, 'Angebot 3', { kind: 'answer' });
  await enterElsewhere(page, 'Erika', { kind: 'step', step: 'erledigt', version: 0 });
  await page.goto('/admin/contacts');
  const remove = page.getByRole('button', { name: /Treffer in den Papierkorb/ });
  await expect(page.getByText('1–5 von 7')).toBeVisible();
  await page.getByLabel('Suche').fill('leads');
  await expect(page.getByText('6 Treffer, überall gesucht', { exact: true })).toBeVisible();
  await expect(remove, 'not one tap from a search').toBeHidden();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const question = '6 Treffer in den Papierkorb? 1 davon haben Sie schon bearbeitet.';
  expect(await answerQuestion(remove, false)).toBe(question);
  await answerQuestion(remove, true);
  await expect(page.getByText('Die Treffer liegen im Papierkorb.', { exact: true })).toBeVisible();
  await expect(page.getByText('Keine Kontakte entsprechen den Filterkriterien')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('6 Treffer, überall gesucht', { exact: true })).toBeVisible();
  await page.getByLabel('Suche').fill('beispiel');
  await expect(page.getByText('7 Treffer, überall gesucht', { exact: true })).toBeVisible();
  await expect(remove, 'Erika is a customer').toBeHidden();
});
